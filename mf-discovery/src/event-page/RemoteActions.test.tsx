import { links, registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { type ListSlotContents, SlotContext } from '@marquee/shared-contracts/ui';
import { screen } from '@testing-library/react';
import { EventScreen } from './EventScreen';

const id = sampleId();

function show(list: ListSlotContents) {
  fakeApi().on(registration.details, () =>
    success({ ...sampleEventDetails({ id }), registered: true, favourite: false }),
  );
  return renderScreen(
    <SlotContext.Provider value={list}>
      <EventScreen />
    </SlotContext.Provider>,
    { path: '/event/:eventId', at: links.event(id), as: sampleAccount() },
  );
}

describe('the actions of other remotes on an event’s page (RT-26)', () => {
  it('get the event and the viewer’s registration state', async () => {
    await show((name, props) =>
      name === 'event.actions'
        ? [{ id: 'a', label: 'A', element: <p key="a">{JSON.stringify(props)}</p> }]
        : [],
    );
    const actions = await screen.findByRole('region', { name: 'More actions' });
    expect(JSON.parse(actions.textContent)).toEqual({ eventId: id, registrationState: 'REGISTERED' });
  });

  it('have no region when there are none', async () => {
    await show(() => []);
    expect(await screen.findByRole('region', { name: 'Registration' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'More actions' })).not.toBeInTheDocument();
  });
});
