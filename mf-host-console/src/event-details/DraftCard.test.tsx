import { type HostEventDetails, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EventDetailScreen } from './EventDetailScreen';

const complete: Partial<HostEventDetails> = { state: 'draft', missing: [], registrations: 0 };

async function openScreen(changes: Partial<HostEventDetails>) {
  const api = fakeApi().on(manageEvents.details, () => success(sampleHostEventDetails(changes)));
  const { user } = await renderScreen(<EventDetailScreen />, {
    path: '/event-detail/:eventId?',
    at: `/event-detail/${sampleId()}`,
    as: sampleHost(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Circuit Quiz' });
  return { api, user };
}

const getCard = () => within(screen.getByRole('region', { name: 'This event is a draft' }));

describe('a draft on its page for hosts (EV-41)', () => {
  it('has the badge, no public page, no dates, and says what is missing', async () => {
    const missing = ['category', 'description', 'startTime', 'endTime'];
    await openScreen({ ...complete, missing, startTime: '9999-01-02T00:00:00.000Z' });
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.getByText('No dates yet')).toBeVisible();
    expect(screen.getAllByText('Not set yet')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull();
    const text = 'Only its hosts see it. To publish it, fill in: Type, About, Event starts, Event ends.';
    expect(getCard().getByText(text)).toBeVisible();
    expect(getCard().queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(getCard().getByRole('link', { name: 'Update' })).toHaveAttribute(
      'href',
      `/update-event/${sampleId()}`,
    );
  });

  it('is published when it is complete', async () => {
    const { api, user } = await openScreen(complete);
    const published = sampleHostEventDetails({ state: 'published', missing: [] });
    api.on(manageEvents.publish, () => success(published));
    api.on(manageEvents.details, () => success(published));
    await user.click(getCard().getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Circuit Quiz is published.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'This event is a draft' })).toBeNull());
    expect(screen.getByRole('link', { name: 'View public page' })).toBeVisible();
    expect(api.inputs(manageEvents.publish)).toMatchObject([{ params: { eventId: sampleId() } }]);
  });

  it('says that its start has passed, and why it could not be published', async () => {
    await openScreen({ ...complete, startTime: hoursFromNow(-1) });
    expect(getCard().getByText(/The event must start in the future\.$/)).toBeVisible();
  });

  it('shows why it could not be published', async () => {
    const { api, user } = await openScreen(complete);
    api.refuse(manageEvents.publish, 'OVERLOADED');
    await user.click(getCard().getByRole('button', { name: 'Publish' }));
    expect(await getCard().findByRole('alert')).toHaveTextContent('We are busy right now.');
  });
});

describe('unpublishing an event on its page for hosts (EV-41)', () => {
  const unpublish = async (changes: Partial<HostEventDetails>) => {
    const screenParts = await openScreen(changes);
    await screenParts.user.click(screen.getByRole('button', { name: 'More' }));
    return screenParts;
  };

  it('is in the menu while nobody is registered', async () => {
    const { api, user } = await unpublish({ registrations: 0 });
    const draft = sampleHostEventDetails(complete);
    api.on(manageEvents.unpublish, () => success(draft)).on(manageEvents.details, () => success(draft));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
    expect(await screen.findByText('Circuit Quiz is a draft now. Only hosts see it.')).toBeVisible();
    expect(getCard().getByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('names the reason if somebody registered meanwhile', async () => {
    const { api, user } = await unpublish({ registrations: 0 });
    api.refuse(manageEvents.unpublish, 'EVENT_HAS_ATTENDEES');
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
    expect(
      await screen.findByText('People are registered for this event, so it cannot become a draft.'),
    ).toBeVisible();
  });

  it('is not offered for an event with registrations', async () => {
    await unpublish({ registrations: 1 });
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Unpublish' })).toBeNull();
  });
});
