import { administrators, attendees, type HostEventDetails, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  renderScreens,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AttendeesScreen } from '../attendees/AttendeesScreen';
import { EventDetailScreen } from './EventDetailScreen';

const open = () =>
  renderScreen(<EventDetailScreen />, {
    path: '/event-detail/:eventId?',
    at: `/event-detail/${sampleId()}`,
    as: sampleHost(),
  });

async function openScreen(changes: Partial<HostEventDetails> = {}) {
  const api = fakeApi().on(manageEvents.details, () => success(sampleHostEventDetails(changes)));
  const { user } = await open();
  await screen.findByRole('heading', { level: 1, name: 'Circuit Quiz' });
  return { api, user };
}

async function openMenu(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  return (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
}

const getFact = (name: string) =>
  within(screen.getByRole('region', { name: 'Facts' })).queryByText(name)?.nextSibling?.textContent;
describe('an event as its hosts see it', () => {
  it('shows times in its own zone and British format, as IST (EV-5)', async () => {
    await openScreen({
      registerStart: '2031-05-01T03:30:00.000Z',
      registerEnd: '2031-05-03T03:30:00.000Z',
      startTime: '2031-05-03T04:30:00.000Z',
      endTime: '2031-05-03T06:30:00.000Z',
    });
    expect(getFact('Registration starts')).toBe('1 May 2031, 09:00 IST');
    expect(getFact('Registration ends')).toBe('3 May 2031, 09:00 IST');
    expect(getFact('Event starts')).toBe('3 May 2031, 10:00 IST');
    expect(getFact('Event ends')).toBe('3 May 2031, 12:00 IST');
  });

  it('shows the details that only hosts see', async () => {
    await openScreen({
      teamCreationAllowed: true,
      minTeamSize: 2,
      maxTeamSize: 4,
      teams: 3,
      capacityMin: 10,
    });
    expect(
      ['Registrations', 'Views', 'Teams', 'Questions', 'Participation', 'Minimum registrations'].map(getFact),
    ).toEqual(['12 of 100', '340', '3', '30', 'Teams of 2–4', '10']);
    expect(screen.getByText('Host · meera@demo.test')).toBeVisible();
    expect(screen.getByText('Warm-up round')).toBeVisible();
  });

  it('asks a new administrator to accept or leave', async () => {
    const person = {
      id: sampleHost().id,
      firstName: 'Farah',
      lastName: 'Siddiqui',
      username: 'farah-1',
      imageUrl: '/images/avatars/3.svg',
      designation: null,
    };
    const { api, user } = await openScreen({
      role: 'ADMIN',
      administrators: [{ ...person, email: '', accepted: false }],
    });
    expect(screen.getByRole('heading', { name: / made you an administrator$/ })).toBeVisible();
    expect(screen.getByText('farah-1 · Invited')).toBeVisible();
    const accepted = { ...person, email: 'farah@demo.test', accepted: true };
    api.on(administrators.accept, () =>
      success({ ...accepted, organization: null, addedAt: hoursFromNow(-1) }),
    );
    api.on(manageEvents.details, () =>
      success(sampleHostEventDetails({ role: 'ADMIN', administrators: [accepted] })),
    );
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('farah-1 · farah@demo.test')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Circuit Quiz' })).toHaveFocus();
  });

  it('lets a new administrator leave, and undo it (HO-5)', async () => {
    const invited = {
      id: sampleHost().id,
      firstName: 'Farah',
      lastName: 'Siddiqui',
      username: 'farah-1',
      imageUrl: '',
      email: '',
      designation: null,
      accepted: false,
    };
    const { api, user } = await openScreen({ role: 'ADMIN', administrators: [invited] });
    api.on(administrators.remove, () => success(null));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
    api.on(administrators.restore, () =>
      success({ ...invited, organization: null, addedAt: hoursFromNow(-1) }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  });

  it('warns of a quiz without questions (QZ-13)', async () => {
    await openScreen({ questions: 0 });
    expect(screen.getByText('This quiz has no questions yet: nobody can start it.')).toBeVisible();
  });

  it('links to every available action', async () => {
    const { user } = await openScreen({ mode: 'offline' });
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Update', 'View public page'].map(getHref)).toEqual([
      `/update-event/${sampleId()}`,
      `/event/${sampleId()}`,
    ]);
    const entries = await openMenu(user);
    expect(entries).toEqual(['Duplicate', 'Cancel event', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText(`Now at /create-events?from=${sampleId()}`)).toBeVisible();
  });

  it('shares the event that another of its screens loaded, and refreshes the figures', async () => {
    const api = fakeApi().on(manageEvents.details, () => success(sampleHostEventDetails()));
    api.on(attendees.list, () => ({
      status: 'SUCCESS' as const,
      data: [],
      participants: [],
      totalPages: 0,
      totalElements: 0,
      number: 0,
    }));
    api.on(attendees.activity, () => success({ days: [], registrations: 0, checkedIn: 0 }));
    const { user } = await renderScreens(
      {
        '/event-detail/:eventId?': <EventDetailScreen />,
        '/view-participants/:eventId?': <AttendeesScreen />,
      },
      { at: `/event-detail/${sampleId()}`, as: sampleHost() },
    );
    await user.click(await screen.findByRole('link', { name: 'Participants' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Circuit Quiz' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Participants' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('No participants found')).toBeVisible();
    expect(api.inputs(manageEvents.details)).toHaveLength(1);
    api.on(manageEvents.details, () => success(sampleHostEventDetails({ registrations: 13 })));
    await user.click(screen.getByRole('link', { name: 'Details' }));
    await waitFor(() => expect(getFact('Registrations')).toBe('13 of 100'));
    expect(api.inputs(manageEvents.details)).toHaveLength(2);
  });

  it.each([
    ['an ended one', { startTime: hoursFromNow(-5), endTime: hoursFromNow(-3) }, [], ['Duplicate']],
    ['a cancelled event', { cancelled: true }, [], ['Duplicate', 'Delete']],
    ['an administered event', { role: 'ADMIN' as const }, ['Update'], ['Duplicate']],
    [
      'an editor’s event',
      { role: 'ADMIN' as const, administratorRole: 'EDITOR' as const },
      ['Update'],
      ['Duplicate'],
    ],
  ])('of %s offers only what is possible', async (_what, changes, links, entries) => {
    const { user } = await openScreen(changes);
    expect(screen.queryAllByRole('link', { name: 'Update' }).map((link) => link.textContent)).toEqual(links);
    expect(await openMenu(user)).toEqual(entries);
  });

  it('offers the desk no actions, publication or new link (HO-19)', async () => {
    await openScreen({
      role: 'ADMIN',
      administratorRole: 'DESK',
      state: 'draft',
      missing: [],
      visibility: 'private',
      inviteKey: 'key',
    });
    for (const name of ['More', 'Publish', 'Create a new link'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Update' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Participants' })).toBeVisible();
  });

  it('opens the host’s events after deletion', async () => {
    const { api, user } = await openScreen();
    api.on(manageEvents.remove, () => success(null));
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete the event "Circuit Quiz"?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
  });

  it('reads a deleted event no more when its deletion is told', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const api = fakeApi().on(manageEvents.details, () => success(sampleHostEventDetails()));
    const stream = api.stream();
    const { user } = await open();
    await waitFor(() => expect(stream.readers).toBe(1));
    const reply = api.hold(manageEvents.remove);
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const reads = api.inputs(manageEvents.details).length;
    act(() => stream.send('EVENT_CHANGED', sampleId()));
    reply(success(null));
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
    expect(api.inputs(manageEvents.details)).toHaveLength(reads);
  });

  it('shows "Failed to load event details." with the reason, and Try again recovers', async () => {
    const api = fakeApi().refuse(manageEvents.details, 'OVERLOADED');
    const { user } = await open();
    expect(await screen.findByText('Failed to load event details.')).toBeVisible();
    expect(screen.getByText('We are busy right now. Please try again in a moment.')).toBeVisible();
    api.on(manageEvents.details, () => success(sampleHostEventDetails()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Circuit Quiz' })).toBeVisible();
  });

  it('shows "No event details available." for another host’s event', async () => {
    fakeApi().refuse(manageEvents.details, 'NOT_FOUND');
    await open();
    expect(await screen.findByText('No event details available.')).toBeVisible();
  });
});

describe("a private event's link (EV-10)", () => {
  const privateEvent = { visibility: 'private' as const, inviteKey: 'open sesame' };
  const getAddress = (key: string) => `${window.location.origin}/event/${sampleId()}?k=${key}`;

  it('can be copied and is shown as a QR code', async () => {
    const { user } = await openScreen(privateEvent);
    expect(screen.getByLabelText('Link')).toHaveValue(getAddress('open%20sesame'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(getAddress('open%20sesame'));
    expect(screen.getByText('Link copied')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Link to Circuit Quiz' })).toBeVisible();
  });

  it('is renewed after a confirmation, and a failure shows its reason', async () => {
    const { api, user } = await openScreen(privateEvent);
    api.refuse(manageEvents.renewInvite, 'EVENT_ENDED');
    await user.click(screen.getByRole('button', { name: 'Create a new link' }));
    await user.click(await screen.findByRole('button', { name: 'Renew' }));
    expect(await screen.findByText('This event has ended.')).toBeVisible();
    api.on(manageEvents.renewInvite, () => success({ inviteKey: 'fresh' }));
    await user.click(screen.getByRole('button', { name: 'Renew' }));
    expect(await screen.findByText('New link created. The old link no longer works.')).toBeVisible();
    expect(screen.getByLabelText('Link')).toHaveValue(getAddress('fresh'));
  });

  it('is hidden for a public event', async () => {
    await openScreen();
    expect(screen.queryByLabelText('Link')).toBeNull();
  });
});
