import {
  type EventDetails,
  events,
  manageEvents,
  links,
  registration,
  errorCatalogue,
} from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleHost,
  sampleHostEvent,
  sampleHostEventDetails,
  sampleHostList,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EventScreen } from './EventScreen';

const id = sampleId();
const route = { path: '/event/:eventId', at: links.event(id) };
const participant = { ...route, as: sampleAccount() };

const serveVisitor = (changes: Partial<EventDetails> = {}) =>
  fakeApi().on(events.details, () => success(sampleEventDetails(changes)));

const serveParticipant = (changes: Partial<EventDetails> = {}, registered = false) =>
  fakeApi().on(registration.details, () =>
    success({ ...sampleEventDetails(changes), registered, favourite: false }),
  );

const getFact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const getPanel = () => within(screen.getByRole('region', { name: 'Registration' }));

describe('an event’s page', () => {
  test('shows the host’s description', async () => {
    serveVisitor({
      title: 'Green Hack',
      mode: 'offline',
      location: 'Main Hall',
      festival: 'Technova',
      seatsLeft: 12,
      capacityMax: 40,
      teamCreationAllowed: true,
      minTeamSize: 2,
      maxTeamSize: 4,
      startTime: '2031-05-03T04:30:00.000Z',
      lastUpdate: '2031-04-01T04:30:00.000Z',
      administrators: [{ firstName: 'Ravi', lastName: 'Kumar', imageUrl: '', username: 'ravi-kumar-7q' }],
    });
    await renderScreen(<EventScreen />, route);
    expect(await screen.findByRole('heading', { level: 1, name: 'Green Hack' })).toBeVisible();
    expect(document.title).toBe('Green Hack · Marquee');
    expect(screen.getByText('Part of Technova')).toBeVisible();
    expect(getFact('When')).toHaveTextContent(/^May 3, 2031, 10:00\sAM – .*IST$/);
    expect(getFact('Venue')).toHaveTextContent('Main Hall');
    expect(getFact('Maximum registrations')).toHaveTextContent('40, 12 seats left');
    expect(getFact('Team')).toHaveTextContent('Teams of 2–4');
    expect(screen.getByText('Updated Apr 1, 2031')).toBeVisible();
    expect(screen.getByText('Thirty questions about circuits.')).toBeVisible();
    expect(screen.getByText('Day 1').parentElement).toHaveTextContent('Warm-up round');
    expect(screen.getByText('Meera Iyer')).toBeVisible();
    expect(screen.getByText('@ravi-kumar-7q')).toBeVisible();
  });

  test('shows the event’s own time first, and the reader’s beside it where they differ (EV-5)', async () => {
    serveVisitor({
      startTime: '2031-05-03T04:30:00.000Z',
      endTime: '2031-05-03T06:30:00.000Z',
      timezone: 'America/New_York',
    });
    await renderScreen(<EventScreen />, route);
    await screen.findByText('When');
    expect(getFact('When')).toHaveTextContent(
      'May 3, 2031, 12:30–2:30 AM EDTMay 3, 2031, 10:00 AM–12:00 PM IST for you',
    );
  });

  test('shows an email only if the host published an email (EV-11)', async () => {
    const host = { ...sampleEventDetails().host, email: 'meera@demo.test' };
    serveVisitor({ host });
    const rendered = await renderScreen(<EventScreen />, route);
    expect(await screen.findByRole('link', { name: 'meera@demo.test' })).toHaveAttribute(
      'href',
      'mailto:meera@demo.test',
    );
    rendered.unmount();
    serveVisitor();
    await renderScreen(<EventScreen />, route);
    await screen.findByText('Meera Iyer');
    expect(screen.queryByText(/@demo\.test/)).toBeNull();
  });

  test('links only to a safe URL (EV-34)', async () => {
    serveVisitor({ url: 'javascript:stealCookies()' });
    const rendered = await renderScreen(<EventScreen />, route);
    expect(await screen.findByText('javascript:stealCookies()')).not.toHaveAttribute('href');
    rendered.unmount();
    serveVisitor({ url: 'https://meet.example.org/quiz' });
    await renderScreen(<EventScreen />, route);
    expect(await screen.findByRole('link', { name: 'meet.example.org/quiz' })).toHaveAttribute(
      'href',
      'https://meet.example.org/quiz',
    );
  });

  test('shows "Loading event details..." and keeps its heading mounted when the event arrives', async () => {
    const answer = fakeApi().hold(events.details);
    await renderScreen(<EventScreen />, route);
    expect(screen.getByText('Loading event details...')).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });
    await act(async () => answer(success(sampleEventDetails())));
    expect(await screen.findByRole('heading', { name: 'Circuit Quiz' })).toBe(heading);
  });

  test('shows "Error: {error}", and Try again recovers', async () => {
    const api = fakeApi().refuse(events.details, 'INTERNAL');
    const { user } = await renderScreen(<EventScreen />, route);
    expect(await screen.findByText('Error: Something went wrong')).toBeVisible();
    api.on(events.details, () => success(sampleEventDetails()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Circuit Quiz' })).toBeVisible();
  });

  test('shows "No event details available." for a missing event', async () => {
    fakeApi().refuse(events.details, 'NOT_FOUND');
    await renderScreen(<EventScreen />, route);
    expect(await screen.findByText('No event details available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', '/');
  });

  test('uses the participant endpoint and passes the invite key (EV-10)', async () => {
    const api = serveParticipant();
    await renderScreen(<EventScreen />, { ...participant, at: `${links.event(id)}?k=open%20sesame` });
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      `${links.registration(id)}?k=open%20sesame`,
    );
    expect(api.inputs(registration.details)).toEqual([
      expect.objectContaining({ params: { eventId: id }, query: { k: 'open sesame' } }),
    ]);
  });

  test('shows that the event is cancelled in its header', async () => {
    serveVisitor({ cancelled: true, registrationState: 'CANCELLED' });
    await renderScreen(<EventScreen />, route);
    expect(await screen.findByText('This event was cancelled.')).toBeVisible();
    expect(getPanel().getByRole('button', { name: 'Cancelled' })).toBeDisabled();
  });
});

const ended = {
  registerStart: hoursFromNow(-9),
  registerEnd: hoursFromNow(-3),
  startTime: hoursFromNow(-2),
  endTime: hoursFromNow(-1),
};

describe('the action button', () => {
  test.each([
    ['NOT_OPEN', { registerStart: '2031-05-03T04:30:00.000Z' }, /^Registration opens May 3, 10:00\sAM$/],
    ['FULL', { seatsLeft: 0 }, 'Event full'],
    ['CLOSED', { registerEnd: hoursFromNow(-1) }, 'Registration closed'],
    ['ENDED', ended, 'Event ended'],
  ] as const)('%s: a disabled button shows the state', async (_state, changes, label) => {
    serveVisitor(changes);
    await renderScreen(<EventScreen />, route);
    await screen.findByRole('heading', { name: 'Circuit Quiz' });
    expect(getPanel().getByRole('button', { name: label })).toBeDisabled();
  });

  test('changes at the deadline without a reload, after a countdown', async () => {
    const seconds = 1 / 3_600;
    serveVisitor({ registerEnd: hoursFromNow(1.5 * seconds), startTime: hoursFromNow(2) });
    await renderScreen(<EventScreen />, route);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Registration closes in 0:0\d$/);
    expect(
      await getPanel().findByRole('button', { name: 'Registration closed' }, { timeout: 5_000 }),
    ).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Starts in 1 h 59 min$/);
  });

  test('asks a visitor to log in, then opens the registration form', async () => {
    serveVisitor({ seatsLeft: 1 });
    const { user } = await renderScreen(<EventScreen />, route);
    expect(await screen.findByText('Registration open · 1 seat left')).toBeVisible();
    expect(screen.getByText('Log in or sign up to register.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    expect(session.loginPrompt).not.toBeNull();
    expect(returnTo.takePath('USER')).toBe(links.registration(id));
  });

  test('a participant registers', async () => {
    serveParticipant();
    await renderScreen(<EventScreen />, participant);
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      links.registration(id),
    );
  });

  test('"Already Registered" when the reply contains the registration', async () => {
    serveParticipant({ category: 'seminar' }, true);
    await renderScreen(<EventScreen />, participant);
    expect(await screen.findByRole('button', { name: 'Already Registered' })).toBeDisabled();
  });

  test('"Already Registered" as soon as the session holds the event', async () => {
    serveParticipant({ category: 'webinar' });
    await renderScreen(<EventScreen />, participant);
    await screen.findByRole('link', { name: 'Register' });
    act(() => session.marks.markRegistered(id));
    expect(screen.getByRole('button', { name: 'Already Registered' })).toBeDisabled();
  });

  test('"See Details" leads to the team of a hackathon with teams (RT-7)', async () => {
    serveParticipant({ category: 'hackathon', teamCreationAllowed: true }, true);
    await renderScreen(<EventScreen />, participant);
    expect(await screen.findByRole('link', { name: 'See Details' })).toHaveAttribute('href', links.team(id));
  });

  test('"See Details" of another hackathon leads to its stages, on the same page (RT-7)', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    serveParticipant({ category: 'hackathon', visibility: 'private' }, true);
    const { user } = await renderScreen(<EventScreen />, {
      ...participant,
      at: `${links.event(id)}?k=sesame`,
    });
    const details = await screen.findByRole('link', { name: 'See Details' });
    expect(details).toHaveAttribute('href', `${links.event(id)}?k=sesame#timeline`);
    await user.click(details);
    expect(screen.getByRole('heading', { name: 'Stages and timeline' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });
});

describe('a host', () => {
  test('of another event sees why Register and the heart are unavailable (AU-30)', async () => {
    serveVisitor().on(manageEvents.list, () => sampleHostList());
    const { user } = await renderScreen(<EventScreen />, { ...route, as: sampleHost() });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    const text = errorCatalogue.HOST_NOT_ALLOWED.message;
    expect(text).toBe('You are signed in as a host. Use a participant account to register.');
    const dialog = await screen.findByRole('alertdialog', { name: text });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Like Circuit Quiz' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('sees the number of registrations of an own event and a link to manage it', async () => {
    const api = fakeApi().on(manageEvents.list, ({ query }) =>
      query?.event === sampleId() ? sampleHostList(sampleHostEvent()) : sampleHostList(),
    );
    api.on(manageEvents.details, () =>
      success(sampleHostEventDetails({ visibility: 'private', inviteKey: 'sesame' })),
    );
    await renderScreen(<EventScreen />, { ...route, as: sampleHost() });
    expect(await screen.findByText('Your event · 12 people registered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage event' })).toHaveAttribute(
      'href',
      links.eventDetail(sampleId()),
    );
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    expect(screen.getByText('Invite only: anyone with this link can open the event.')).toBeVisible();
  });
});

describe('keeping the page fresh', () => {
  test('refreshes when the user returns, and keeps the last result on failure', async () => {
    const clock = jest.spyOn(Date, 'now');
    const api = serveVisitor({ seatsLeft: 7 });
    await renderScreen(<EventScreen />, route);
    await screen.findByText('Registration open · 7 seats left');
    const returnToTab = () => {
      clock.mockReturnValue(Date.now() + 10_000);
      act(() => void window.dispatchEvent(new Event('focus')));
    };
    api.on(events.details, () => success(sampleEventDetails({ seatsLeft: 6 })));
    returnToTab();
    expect(await screen.findByText('Registration open · 6 seats left')).toBeVisible();
    api.refuse(events.details, 'INTERNAL');
    returnToTab();
    await waitFor(() => expect(api.inputs(events.details)).toHaveLength(3));
    expect(screen.getByText('Registration open · 6 seats left')).toBeVisible();
    api.refuse(events.details, 'NOT_FOUND');
    returnToTab();
    expect(await screen.findByText('No event details available.')).toBeVisible();
    clock.mockRestore();
  });
});
