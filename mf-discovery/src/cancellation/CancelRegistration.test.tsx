import { links, registration } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EventScreen } from '../event-page/EventScreen';

const id = sampleId();
const route = { path: '/event/:eventId', at: links.event(id), as: sampleAccount() };

type Changes = Parameters<typeof sampleEventDetails>[0];
type Own = {
  attemptState?: 'OPEN';
  needsTeamBy?: string | null;
  team?: { id: string; teamName: string; role: 'LEADER' };
};

/** Serves a seminar with a registration until it is cancelled. */
function serveRegistration(changes: Changes = {}, own: Own = {}) {
  let registered = true;
  const api = fakeApi();
  api.on(registration.details, () =>
    success({
      ...sampleEventDetails({ category: 'seminar', ...changes }),
      registered,
      favourite: false,
      ...own,
    }),
  );
  api.on(registration.cancelRegistration, () => {
    registered = false;
    return success(null, 'Registration cancelled');
  });
  return api;
}

const findStatus = () => screen.findByRole('region', { name: 'Your registration' });
const ask = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(within(await findStatus()).getByRole('button', { name: 'Cancel registration' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel your registration?' }));
};

describe('cancelling a registration (RG-11)', () => {
  test('asks for confirmation; then the participant may register again', async () => {
    const api = serveRegistration();
    const { user } = await renderScreen(<EventScreen />, route);
    await user.click((await ask(user)).getByRole('button', { name: 'Keep my seat' }));
    expect(api.inputs(registration.cancelRegistration)).toEqual([]);
    await user.click((await ask(user)).getByRole('button', { name: 'Cancel registration' }));
    expect(await screen.findByText('Registration cancelled')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Register' })).toBeVisible();
    expect(session.marks.registered.has(id)).toBe(false);
    expect(screen.queryByRole('region', { name: 'Your registration' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test.each([
    ['ATTEMPT_EXISTS', 'You have already started the quiz.'],
    ['CANCELLATION_CLOSED', 'It is too late to cancel this registration.'],
  ] as const)('shows an error in the dialog: %s', async (code, text) => {
    serveRegistration().refuse(registration.cancelRegistration, code);
    const { user } = await renderScreen(<EventScreen />, route);
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(session.marks.registered.has(id)).toBe(true);
  });

  test('a team leader must hand over the team first and gets a link to it', async () => {
    serveRegistration({}, { team: { id: sampleId(5), teamName: 'Night Owls', role: 'LEADER' } }).refuse(
      registration.cancelRegistration,
      'HANDOVER_FIRST',
    );
    const { user } = await renderScreen(<EventScreen />, route);
    expect(await findStatus()).toHaveTextContent('You lead the team Night Owls.');
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    expect(await dialog.findByText('Hand the team over to a member first.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Go to my team' })).toHaveAttribute('href', links.team(id));
  });

  test('warns that a private event needs its link again', async () => {
    serveRegistration({ visibility: 'private' });
    const { user } = await renderScreen(<EventScreen />, route);
    expect(
      (await ask(user)).getByText('You will need the invite link to see this event again.'),
    ).toBeVisible();
  });

  test.each<[string, Changes, Own]>([
    ['registration has closed', { registerEnd: hoursFromNow(-1) }, {}],
    ['the event has started', { registerStart: hoursFromNow(-9), startTime: hoursFromNow(-1) }, {}],
    ['the quiz was started', { category: 'quiz' }, { attemptState: 'OPEN' }],
  ])('is not offered once %s', async (_when, changes, own) => {
    serveRegistration(changes, own);
    await renderScreen(<EventScreen />, route);
    expect(await findStatus()).toHaveTextContent("You can't cancel this registration any more.");
    expect(within(await findStatus()).queryByRole('button')).toBeNull();
  });
});

test('shows the team deadline to a participant without a team (RG-10)', async () => {
  serveRegistration(
    { teamCreationAllowed: true, minTeamSize: 2 },
    { needsTeamBy: '2031-05-03T04:30:00.000Z' },
  );
  await renderScreen(<EventScreen />, route);
  expect(await findStatus()).toHaveTextContent(/needs a team by May 3, 10:00\sAM/);
});

test("names the team deadline in the event's zone and the reader's where they differ (EV-5)", async () => {
  serveRegistration(
    { teamCreationAllowed: true, minTeamSize: 2, timezone: 'America/New_York' },
    { needsTeamBy: '2031-05-03T04:30:00.000Z' },
  );
  await renderScreen(<EventScreen />, route);
  expect(await findStatus()).toHaveTextContent(
    'needs a team by May 3, 2031, 12:30 AM EDT (May 3, 2031, 10:00 AM IST for you).',
  );
});

describe('a participant without a team', () => {
  beforeEach(() => {
    const screens = [{ path: '/create-or-join/:eventId', access: 'user' }];
    const textContent = JSON.stringify({ remotes: [{ name: 'mf-teams', screens }] });
    document.body.append(
      Object.assign(document.createElement('script'), {
        id: 'registry',
        type: 'application/json',
        textContent,
      }),
    );
  });
  afterEach(() => document.getElementById('registry')?.remove());
  const [soon, past] = [hoursFromNow(5), hoursFromNow(-5)];
  const getLinks = () =>
    screen
      .queryAllByRole('link', { name: /See Details|Create or join a team/ })
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const choice = `Create or join a team ${links.createOrJoin(sampleId(), 'create')}`;
  const details = `See Details ${links.team(sampleId())}`;

  test.each<[string, Changes, string | null, string[]]>([
    ['a team is needed', { category: 'hackathon', startTime: soon }, soon, [choice, details]],
    ['a team is possible', { category: 'hackathon', startTime: soon }, null, [details, choice]],
    ['a seminar needs a team', { category: 'seminar', startTime: soon }, soon, [choice]],
    ['teams are final', { category: 'hackathon', registerEnd: past, startTime: past }, past, [details]],
  ])('first sees the next step, where %s (RG-10, TM-9)', async (_where, changes, needsTeamBy, shown) => {
    serveRegistration({ teamCreationAllowed: true, ...changes }, { needsTeamBy });
    await renderScreen(<EventScreen />, route);
    await findStatus();
    await waitFor(() => expect(getLinks()).toEqual(shown));
  });

  test('is told when teams are final', async () => {
    const changes = { registerStart: hoursFromNow(-9), registerEnd: past, startTime: past };
    serveRegistration({ teamCreationAllowed: true, ...changes }, { needsTeamBy: past });
    await renderScreen(<EventScreen />, route);
    expect(await findStatus()).toHaveTextContent('You have no team.');
    expect(getLinks()).toEqual([]);
  });
});
