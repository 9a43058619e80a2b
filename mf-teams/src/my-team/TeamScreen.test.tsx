import {
  formatDateTime,
  links,
  type OwnTeam,
  errorCatalogue,
  type ParticipantEventDetails,
  registration,
  teams,
} from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { TeamScreen } from './TeamScreen';

const ravi = {
  id: sampleId(902),
  firstname: 'Ravi',
  lastname: '',
  email: 'ravi@demo.test',
  leader: false,
};

const open = () =>
  renderScreen(<TeamScreen />, {
    path: '/team/:eventId',
    at: `/team/${sampleId(7)}`,
    as: sampleAccount(),
  });

const serveNoTeam = (changes: Partial<ParticipantEventDetails> = {}) =>
  fakeApi()
    .on(teams.mine, () => success(null))
    .on(registration.details, () =>
      success({
        ...sampleEventDetails({ id: sampleId(7), teamCreationAllowed: true }),
        registered: true,
        favourite: false,
        team: null,
        ...changes,
      }),
    );

async function openTeam(changes: Partial<OwnTeam> = {}) {
  const api = fakeApi().on(teams.mine, () => success(sampleTeam(changes)));
  await open();
  await screen.findByRole('heading', { name: changes.teamName ?? 'Solar Sparrows' });
  return api;
}

const getMemberTexts = () =>
  within(screen.getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .map((member) => member.textContent);

describe('my team', () => {
  it('shows the team of the event in the address, and links to the event', async () => {
    const api = await openTeam();
    expect(api.inputs(teams.mine)[0]?.params).toEqual({ eventId: sampleId(7) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My team');
    expect(screen.getByRole('link', { name: 'Green Hack' })).toHaveAttribute('href', `/event/${sampleId()}`);
    expect(document.title).toBe('Solar Sparrows · Marquee');
  });

  it('shows the members with their email addresses and marks only the leader', async () => {
    const { members } = sampleTeam();
    await openTeam({ members: [...members, ravi], role: 'MEMBER' });
    expect(getMemberTexts()).toEqual(['ARAsha RaoLeaderasha@demo.test', 'RRaviravi@demo.test']);
    expect(screen.getByRole('link', { name: 'ravi@demo.test' })).toHaveAttribute(
      'href',
      'mailto:ravi@demo.test',
    );
  });

  it.each([
    [4, '1 of 4 members · 3 seats left'],
    [2, '1 of 2 members · 1 seat left'],
    [1, '1 of 1 members · Team is full'],
  ])('shows the free seats in a team of %i', async (maxTeamSize, text) => {
    await openTeam({ maxTeamSize });
    expect(screen.getByText(/of \d members/).parentElement).toHaveTextContent(text);
  });

  it.each([
    [true, 'Public team'],
    [false, 'Private team'],
  ])('shows the visibility (public: %s)', async (isPublic, text) => {
    await openTeam({ public: isPublic });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows the own room (RM-5)', async () => {
    await openTeam({ room: 'LT-1' });
    expect(screen.getByText('LT-1').parentElement).toHaveTextContent('Room: LT-1');
  });

  it('shows the deadline for changes', async () => {
    const teamDeadline = hoursFromNow(24);
    await openTeam({ teamDeadline });
    expect(screen.getByText(`Teams can change until ${formatDateTime(teamDeadline)}.`)).toBeVisible();
  });

  it("names the deadline in the event's zone and the reader's where they differ (EV-5)", async () => {
    const teamDeadline = '2026-05-03T04:30:00Z';
    await openTeam({ teamDeadline, serverNow: '2026-05-01T04:30:00Z', timezone: 'America/New_York' });
    expect(
      screen.getByText(
        'Teams can change until May 3, 2026, 12:30 AM EDT (May 3, 2026, 10:00 AM IST for you).',
      ),
    ).toBeVisible();
  });

  it('says after the deadline that teams are final', async () => {
    const teamDeadline = '2026-05-03T04:30:00Z';
    await openTeam({ teamDeadline, serverNow: teamDeadline });
    expect(
      screen.getByText('Teams have been final since May 3, 2026, 10:00 AM IST.', {
        normalizer: (text) => text.replace(/\s/g, ' '),
      }),
    ).toBeVisible();
  });

  it('says that the participant has no team, and links to creating one and to the event', async () => {
    serveNoTeam();
    await open();
    expect(await screen.findByText('You have no team in this event yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create or join a team' })).toHaveAttribute(
      'href',
      links.createOrJoin(sampleId(7), 'create'),
    );
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute(
      'href',
      `/event/${sampleId(7)}`,
    );
  });
});

it('offers no team in an event without teams', async () => {
  serveNoTeam({ teamCreationAllowed: false });
  await open();
  expect(await screen.findByText('This event has no teams.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create or join a team' })).toBeNull();
});

describe('team that fails to load', () => {
  it('shows the server\'s message once after "Error fetching team details:"', async () => {
    fakeApi().refuse(teams.mine, 'OVERLOADED');
    await open();
    expect(
      await screen.findByText(`Error fetching team details: ${errorCatalogue.OVERLOADED.message}`),
    ).toBeVisible();
    expect(screen.getAllByText(new RegExp(errorCatalogue.OVERLOADED.message))).toHaveLength(1);
  });

  it('shows the team on Try again', async () => {
    const api = fakeApi().breakDown(teams.mine);
    const { user } = await open();
    expect(
      await screen.findByText('Error fetching team details: Failed to fetch team details'),
    ).toBeVisible();
    api.on(teams.mine, () => success(sampleTeam()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Solar Sparrows' })).toBeVisible();
  });
});
