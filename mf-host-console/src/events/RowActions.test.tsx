import { type HostEvent, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEvent,
  sampleHostEventDetails,
  sampleHostList,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ManageEventsScreen } from './ManageEventsScreen';

const ended = { startTime: hoursFromNow(-5), endTime: hoursFromNow(-3) };
const QUESTION = 'Are you sure you want to delete the event "Circuit Quiz"?';

async function openScreen(changes: Partial<HostEvent> = {}) {
  const api = fakeApi().on(manageEvents.list, () => sampleHostList(sampleHostEvent(changes)));
  const { user } = await renderScreen(<ManageEventsScreen />, { path: '/event-manage', as: sampleHost() });
  await screen.findByRole('table');
  return { api, user };
}

const queryScoresLink = () => screen.queryByRole('link', { name: 'View Quiz Scores of Circuit Quiz' });

async function askToDelete(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'More actions for Circuit Quiz' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

async function listEntries(changes: Partial<HostEvent>) {
  const { user } = await openScreen(changes);
  await user.click(screen.getByRole('button', { name: 'More actions for Circuit Quiz' }));
  return (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
}

describe('the actions of an event', () => {
  it('of a draft are Update, Duplicate and Delete (EV-41)', async () => {
    const missing = ['category', 'endTime'];
    expect(await listEntries({ state: 'draft', missing })).toEqual(['Duplicate', 'Delete']);
    const row = within(screen.getByRole('row', { name: /Circuit Quiz/ }));
    expect(row.getByText('Draft')).toBeVisible();
    expect(row.getByText('No dates yet')).toBeVisible();
    expect(row.queryByText('Quiz')).toBeNull();
    expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Circuit Quiz',
      'Update Circuit Quiz',
    ]);
  });

  it('of an ended event lead to its certificates (CE-5)', async () => {
    await openScreen(ended);
    expect(screen.getByRole('link', { name: 'Certificates of Circuit Quiz' })).toHaveAttribute(
      'href',
      `/event-certificates/${sampleId()}`,
    );
  });

  it('are update, delete, duplicate and cancel', async () => {
    expect(await listEntries({})).toEqual(['Duplicate', 'Cancel event', 'Delete']);
    expect(screen.getByRole('link', { name: 'Participants of Circuit Quiz' })).toHaveAttribute(
      'href',
      `/view-participants/${sampleId()}`,
    );
    expect(screen.getByRole('link', { name: 'Update Circuit Quiz' })).toHaveAttribute(
      'href',
      `/update-event/${sampleId()}`,
    );
  });

  it('exclude delete and cancel for an administrator (HO-6)', async () => {
    expect(await listEntries({ role: 'ADMIN' })).toEqual(['Duplicate']);
  });

  it('exclude changes after the end, with the reason (EV-25), and keep the participants', async () => {
    expect(await listEntries({ ...ended, tag: 'seminar' })).toEqual(['Duplicate']);
    const update = screen.getByRole('button', { name: 'Update Circuit Quiz' });
    expect(update).toBeDisabled();
    expect(update).toHaveAttribute('title', 'This event has ended.');
    expect(screen.getByRole('link', { name: 'Participants of Circuit Quiz' })).toHaveAttribute(
      'href',
      `/view-participants/${sampleId()}`,
    );
  });

  it('exclude update after cancellation', async () => {
    expect(await listEntries({ cancelled: true })).toEqual(['Duplicate', 'Delete']);
    expect(screen.queryByRole('link', { name: /^Update/ })).toBeNull();
  });

  it.each([
    ['an online quiz', ended, `/quiz-scores/${sampleId()}`],
    ['an offline quiz', { ...ended, mode: 'offline' as const }, undefined],
    ['another event', { ...ended, tag: 'seminar' as const }, undefined],
    ['a running quiz', { startTime: hoursFromNow(-1) }, undefined],
  ])('"View Quiz Scores" of %s leads to %s', async (_what, changes, href) => {
    await openScreen(changes);
    expect(queryScoresLink()?.getAttribute('href') ?? undefined).toBe(href);
  });

  it('include a link to create a copy', async () => {
    const { user } = await openScreen();
    await user.click(screen.getByRole('button', { name: 'More actions for Circuit Quiz' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText(`Now at /create-events?from=${sampleId()}`)).toBeVisible();
  });
});

describe('deleting an event (EV-24)', () => {
  it('asks for confirmation with the number of registrations, then refreshes the list', async () => {
    const { api, user } = await openScreen();
    api.on(manageEvents.remove, () => success(null));
    await askToDelete(user);
    expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
    expect(screen.getByText(/12 people are registered and will be notified\.$/)).toBeVisible();
    api.on(manageEvents.list, () => sampleHostList());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(screen.getByText('Circuit Quiz is deleted.')).toBeVisible();
    expect(api.inputs(manageEvents.remove).map(({ params }) => params)).toEqual([{ eventId: sampleId() }]);
  });

  it('mentions no registrations when there are none, and does nothing on "Keep event"', async () => {
    const { api, user } = await openScreen({ registrations: 0 });
    await askToDelete(user);
    expect(
      await screen.findByText('It disappears from every list, and its links stop working.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep event' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.inputs(manageEvents.remove)).toEqual([]);
  });

  it.each([
    ['QUIZ_RUNNING', 'Delete Error: The quiz is running. Cancel the event first.'],
    ['EVENT_NOT_DELETED', 'Delete Error: Failed to delete event'],
  ] as const)('shows "Delete Error: {error}" (%s)', async (code, text) => {
    const { api, user } = await openScreen();
    api.refuse(manageEvents.remove, code);
    await askToDelete(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('cancelling an event (EV-23)', () => {
  async function ask() {
    const { api, user } = await openScreen({ registrations: 1 });
    await user.click(screen.getByRole('button', { name: 'More actions for Circuit Quiz' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cancel Circuit Quiz?' })).toBeVisible();
    return { api, user };
  }

  it('shows the number of registrations, then the event as cancelled', async () => {
    const { api, user } = await ask();
    expect(screen.getByText(/1 person is registered and will be notified\.$/)).toBeVisible();
    api.on(manageEvents.cancel, () => success(sampleHostEventDetails({ cancelled: true })));
    api.on(manageEvents.list, () => sampleHostList(sampleHostEvent({ cancelled: true })));
    await user.click(screen.getByRole('button', { name: 'Cancel the event' }));
    expect(await screen.findByText('Circuit Quiz is cancelled.')).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'Cancelled' })).toBeVisible();
  });

  it('shows the reason of a failure', async () => {
    const { api, user } = await ask();
    api.breakDown(manageEvents.cancel);
    await user.click(screen.getByRole('button', { name: 'Cancel the event' }));
    expect(await screen.findByText('Failed to cancel event')).toBeVisible();
  });
});
