import { hosting, rooms } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  filledEvent,
  renderScreens,
  sampleCreated,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CreateDetailsScreen } from './CreateDetailsScreen';
import { CreateEventScreen } from './CreateEventScreen';
import { currentCreation } from './currentCreation';

const screens = {
  '/create-events': <CreateEventScreen />,
  '/create-events/details': <CreateDetailsScreen />,
};

const open = (at = '/create-events') => renderScreens(screens, { at, as: sampleHost() });
const created = () => screen.findByRole('dialog', { name: 'Event Created Successfully!' });

let api: FakeApi;
beforeEach(() => {
  currentCreation.forget();
  api = fakeApi().on(hosting.create, sampleCreated);
});

/** Fills in an event at a place, with rooms and a stage, and publishes it. */
async function publishAll() {
  const { user } = await open();
  await filledEvent.basics(user);
  await user.click(screen.getByLabelText('Offline'));
  await filledEvent.next(user);
  filledEvent.times();
  await user.click(screen.getByLabelText('Rooms'));
  await user.paste('LT-1\n\nLT-2');
  await filledEvent.stage(user, 'Finals');
  await filledEvent.publish(user);
  return user;
}

const keepStages = () =>
  api.on(hosting.replaceTimeline, ({ body }) => ({ ...success(body.entries), entries: body.entries }));

describe('an event whose rooms or stages fail (EV-21)', () => {
  it('stands; what failed is named and retried alone, without a second event', async () => {
    keepStages().breakDown(rooms.create);
    const user = await publishAll();
    expect(await screen.findByText('The rooms of the event are not saved.')).toBeVisible();
    expect(screen.getByText('Room creation failed')).toBeVisible();
    expect(screen.getByRole('heading', { name: '“Circuit Quiz” is published' })).toHaveFocus();
    expect(screen.queryByText('Event Created Successfully!')).toBeNull();
    expect(screen.queryByText(/^The stages of the event/)).toBeNull();

    api.on(rooms.create, () => success([]));
    await user.click(screen.getByRole('button', { name: 'Retry the rooms' }));
    await created();
    expect(api.inputs(rooms.create).map(({ params, query, body }) => [params, query, body])).toEqual(
      [1, 2].map(() => [{ eventId: sampleId() }, { roomCount: '2' }, { roomNames: ['LT-1', 'LT-2'] }]),
    );
    expect(api.inputs(hosting.create)).toHaveLength(1);
    expect(api.inputs(hosting.replaceTimeline)).toHaveLength(1);
  });

  it('is not made again after a reload either', async () => {
    api.on(rooms.create, () => success([])).breakDown(hosting.replaceTimeline);
    const user = await publishAll();
    expect(await screen.findByText('Failed to save the stages')).toBeVisible();
    currentCreation.forget();
    keepStages();
    await user.click(screen.getByRole('button', { name: 'Retry the stages' }));
    await created();
    expect(api.inputs(hosting.create)).toHaveLength(1);
  });

  it('can be left without them', async () => {
    api.on(rooms.create, () => success([])).breakDown(hosting.replaceTimeline);
    const user = await publishAll();
    await user.click(await screen.findByRole('link', { name: 'Go on without' }));
    expect(await screen.findByText(`Now at /event/${sampleId()}`)).toBeVisible();
  });
});
