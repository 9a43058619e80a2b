import { type HostEventDetails, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  filledEvent,
  hoursFromNow,
  renderScreens,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { currentUpdate } from './UpdateStore';
import { UpdateDetailsScreen } from './UpdateDetailsScreen';
import { UpdateEventScreen } from './UpdateEventScreen';

const address = `/update-event/${sampleId()}`;
const screens = {
  '/update-event/:eventId?': <UpdateEventScreen />,
  '/update-event/:eventId/details': <UpdateDetailsScreen />,
  '/update-event_1': <UpdateDetailsScreen />,
};

let api: FakeApi;
beforeEach(() => {
  currentUpdate.clear();
  api = fakeApi();
});

const serveEvent = (changes: Partial<HostEventDetails> = {}) => {
  const event = sampleHostEventDetails({ version: 3, ...changes });
  api.on(manageEvents.details, () => success(event));
  api.on(manageEvents.update, () => success({ ...event, version: 4 }, 'Event updated successfully!'));
  api.on(manageEvents.replaceTimeline, ({ body }) => ({ ...success(body.entries), entries: body.entries }));
};

const open = (at: string | { pathname: string; state: unknown } = address) =>
  renderScreens(screens, { at, as: sampleHost() });

async function openScreen(changes: Partial<HostEventDetails> = {}) {
  serveEvent(changes);
  const { user } = await open();
  await screen.findByText('Step 1 of 2');
  const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
  const replaceText = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await user.type(screen.getByLabelText(label), text);
  };
  return { user, pressButton, replaceText };
}

describe('the first step of updating an event', () => {
  it('shows the stored event', async () => {
    await openScreen({ visibility: 'private', url: 'https://hack.test' });
    expect(screen.getByLabelText('Title')).toHaveValue('Circuit Quiz');
    expect(screen.getByLabelText('Type')).toHaveValue('Quiz');
    expect(screen.getByLabelText('About')).toHaveValue('Thirty questions about circuits.');
    expect(screen.getByLabelText('Website')).toHaveValue('https://hack.test');
    expect(screen.getByLabelText(/^Invite Only/)).toBeChecked();
  });

  it('alerts "Please fill in the following fields: …"', async () => {
    const { user, pressButton, replaceText } = await openScreen();
    await replaceText('Title', '');
    await replaceText('Organization', ' ');
    await user.selectOptions(screen.getByLabelText('Type'), 'Choose a type');
    await pressButton('Next');
    const text = 'Please fill in the following fields: Type, Title, Organization';
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
    await pressButton('OK');
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
  });

  it('saves without the second step', async () => {
    const { pressButton, replaceText } = await openScreen();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await replaceText('Title', 'Circuit Quiz 2');
    await pressButton('Save');
    expect(await screen.findByText(`Now at /event-detail/${sampleId()}`)).toBeVisible();
    expect(api.inputs(manageEvents.update).map(({ body }) => body)).toEqual([
      { title: 'Circuit Quiz 2', version: 3 },
    ]);
  });

  it('opens the second step for its errors', async () => {
    const { user, pressButton, replaceText } = await openScreen();
    await replaceText('Title', 'Circuit Quiz 2');
    await pressButton('Next');
    filledEvent.setTime('Event ends', '');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await pressButton('Save');
    expect(await screen.findByText('Step 2 of 2')).toBeVisible();
    expect(screen.getByText('Please enter a date and a time.')).toBeVisible();
    expect(api.inputs(manageEvents.update)).toEqual([]);
  });

  it('shows "Error loading event details" with the reason, and Try again recovers', async () => {
    api.breakDown(manageEvents.details);
    const { user } = await open();
    expect(await screen.findByText('Error loading event details')).toBeVisible();
    serveEvent();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz');
  });

  it.each([
    [{ startTime: hoursFromNow(-5), endTime: hoursFromNow(-3) }, 'This event has ended.'],
    [{ cancelled: true }, 'This event was cancelled.'],
  ])('is not offered for %j', async (changes, text) => {
    serveEvent(changes);
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute(
      'href',
      `/event-detail/${sampleId()}`,
    );
  });

  it('reads the event id from the state of a legacy link (RT-1)', async () => {
    serveEvent();
    const first = await open({ pathname: '/update-event', state: { eventId: sampleId() } });
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    first.unmount();
    await open({ pathname: '/update-event_1', state: { eventId: sampleId() } });
    expect(await screen.findByText('Step 2 of 2')).toBeVisible();
  });
});

describe('the second step of updating an event', () => {
  it('alerts which registration fields are missing', async () => {
    const { pressButton } = await openScreen();
    await pressButton('Next');
    filledEvent.setTime('Registration starts', '');
    filledEvent.setTime('Registration ends', '');
    await pressButton('Save');
    const text = 'Please fill in the following fields: Registration starts, Registration ends';
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
    expect(api.inputs(manageEvents.update)).toEqual([]);
  });

  it('sends only changed fields, shows "Event updated successfully!" and opens the event', async () => {
    const { user, pressButton, replaceText } = await openScreen();
    await replaceText('Title', 'Circuit Quiz 2');
    await pressButton('Next');
    await user.type(screen.getByLabelText('Minimum registrations'), '5');
    await pressButton('Save');
    expect(await screen.findByText(`Now at /event-detail/${sampleId()}`)).toBeVisible();
    expect(screen.getByText('Event updated successfully!')).toBeVisible();
    expect(api.inputs(manageEvents.update).map(({ params, body }) => [params, body])).toEqual([
      [{ eventId: sampleId() }, { title: 'Circuit Quiz 2', capacityMin: 5, version: 3 }],
    ]);
    expect(api.inputs(manageEvents.replaceTimeline)).toEqual([]);
  });

  it('saves stages by their own request, and only them if nothing else has changed', async () => {
    const { user, pressButton } = await openScreen();
    await pressButton('Next');
    await filledEvent.stage(user, 'Finals');
    await pressButton('Save');
    expect(await screen.findByText(`Now at /event-detail/${sampleId()}`)).toBeVisible();
    expect(api.inputs(manageEvents.update)).toEqual([]);
    expect(api.inputs(manageEvents.replaceTimeline)[0]?.body.entries).toEqual([
      { day: 1, description: 'Warm-up round' },
      { day: 2, description: 'Finals' },
    ]);
  });

  it('mentions the notification of attendees if there are any (EV-26)', async () => {
    const { pressButton } = await openScreen({ registrations: 1 });
    await pressButton('Next');
    expect(screen.getByText(/^Registered participants are notified/)).toBeVisible();
  });

  it.each([
    [
      'a refusal',
      () => api.refuse(manageEvents.update, 'TEAM_SIZE_CONFLICT'),
      'Failed to update event: Teams have formed already. Keep the participation type Team.',
    ],
    ['no reason', () => api.breakDown(manageEvents.update), 'Update failed: No additional details provided'],
    [
      'no network',
      () => api.cutOff(manageEvents.update),
      "An unexpected error occurred: We can't reach Marquee. Nothing is lost; try again.",
    ],
  ])('alerts a save that fails by %s, and keeps the input', async (_what, fail, text) => {
    const { pressButton, replaceText } = await openScreen();
    await replaceText('Title', 'Circuit Quiz 2');
    await pressButton('Next');
    fail();
    await pressButton('Save');
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
    await pressButton('OK');
    serveEvent();
    await pressButton('Save');
    expect(await screen.findByText(`Now at /event-detail/${sampleId()}`)).toBeVisible();
    expect(api.inputs(manageEvents.update).at(-1)?.body).toEqual({ title: 'Circuit Quiz 2', version: 3 });
  });

  it('shows a field error at its step', async () => {
    const { pressButton, replaceText } = await openScreen();
    await replaceText('Title', 'Circuit Quiz 2');
    await pressButton('Next');
    api.refuse(manageEvents.update, 'VALIDATION', { title: 'Title must have 3 to 120 characters.' });
    await pressButton('Save');
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(screen.getByText('Title must have 3 to 120 characters.')).toBeVisible();
  });
});
