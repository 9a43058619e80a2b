import { formatShortDateTime, type FoundTeam, links, teams } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  failCall,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { JoinTeam } from './JoinTeam';

const id = sampleId();
const createTeam = (changes: Partial<FoundTeam> = {}): FoundTeam => ({
  id: sampleId(60),
  name: 'Night Owls',
  leaderName: 'Lena Nair',
  leaderEmail: '',
  size: 2,
  maxTeamSize: 4,
  freePlaces: 2,
  requestId: null,
  ...changes,
});

const serveTeams = (...rows: FoundTeam[]): FakeApi => fakeApi().on(teams.search, () => success(rows));

async function open() {
  const onFailed = jest.fn();
  const { user } = await renderScreen(<JoinTeam eventId={id} onFailed={onFailed} />, {
    path: '/create-or-join',
    as: sampleAccount(),
  });
  return { user, onFailed };
}

const findRow = async (name: string) => within(await screen.findByRole('listitem', { name }));
const findRequestButton = () => screen.findByRole('button', { name: 'Request to join Night Owls' });

describe('team search (TM-10, TM-13)', () => {
  it('shows name, leader, members and free seats', async () => {
    serveTeams(createTeam(), createTeam({ id: sampleId(61), name: 'Full House', size: 4, freePlaces: 0 }));
    await open();
    const owls = await findRow('Night Owls');
    expect(owls.getByText('Led by Lena Nair')).toBeVisible();
    expect(owls.getByText('2 of 4 members · 2 seats left')).toBeVisible();
    const full = await findRow('Full House');
    expect(full.getByText('4 of 4 members · Team is full')).toBeVisible();
    expect(full.getByRole('button', { name: 'Team is full' })).toBeDisabled();
  });

  it('says "No teams available for this event." without teams', async () => {
    serveTeams();
    await open();
    expect(await screen.findByText('No teams available for this event.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a team' })).toHaveAttribute(
      'href',
      links.createOrJoin(id, 'create'),
    );
  });

  it('searches once, by the last text typed', async () => {
    const api = serveTeams(createTeam()).on(teams.search, ({ query }) =>
      success(query?.q === undefined ? [createTeam()] : []),
    );
    const { user } = await open();
    await findRow('Night Owls');
    await user.type(screen.getByLabelText('Search teams'), 'bees');
    expect(await screen.findByText('No team has “bees” in its name.')).toBeVisible();
    expect(api.inputs(teams.search).map(({ query }) => query?.q)).toEqual([undefined, 'bees']);
    await user.click(screen.getByRole('button', { name: 'Show all teams' }));
    await findRow('Night Owls');
  });

  it('can be tried again after a failure', async () => {
    const api = fakeApi().breakDown(teams.search);
    const { user } = await open();
    expect(await screen.findByText('Failed to fetch team details')).toBeVisible();
    api.on(teams.search, () => success([createTeam()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findRow('Night Owls');
  });
});

describe('join request', () => {
  it('is sent, confirmed with the name of the team, and opens the home page (TM-15)', async () => {
    const api = serveTeams(createTeam()).on(teams.requestToJoin, () => ({
      ...success({ id: sampleId(7), state: 'PENDING' as const }),
      message: 'Join request sent',
      id: sampleId(7),
    }));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Message to the leader (optional)'), 'I know circuits.');
    await user.click(await findRequestButton());
    expect(await screen.findByText('Now at /')).toBeVisible();
    expect(screen.getByText('Your request to join Night Owls was sent.')).toBeVisible();
    expect(api.inputs(teams.requestToJoin)[0]?.params).toEqual({ teamId: sampleId(60) });
    expect(api.inputs(teams.requestToJoin)[0]?.body).toEqual({ message: 'I know circuits.' });
  });

  it('keeps its message after a failure', async () => {
    serveTeams(createTeam()).breakDown(teams.requestToJoin);
    const { user } = await open();
    const field = await screen.findByLabelText('Message to the leader (optional)');
    await user.type(field, 'I know circuits.');
    await user.click(await findRequestButton());
    await screen.findByText('Failed to send join request');
    expect(screen.getByLabelText('Message to the leader (optional)')).toHaveValue('I know circuits.');
  });

  it('is shown while pending and can be cancelled', async () => {
    const api = serveTeams(createTeam({ requestId: sampleId(7) })).on(teams.cancelRequest, () =>
      success({ id: sampleId(7), state: 'CANCELLED' as const }),
    );
    const { user } = await open();
    expect((await findRow('Night Owls')).getByText('Requested')).toBeVisible();
    api.on(teams.search, () => success([createTeam()]));
    await user.click(screen.getByRole('button', { name: 'Cancel request to Night Owls' }));
    expect(await findRequestButton()).toBeEnabled();
    expect(screen.getByText('Your request to join Night Owls was cancelled.')).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Night Owls' })).toHaveFocus();
    expect(api.inputs(teams.cancelRequest)[0]?.params).toEqual({ requestId: sampleId(7) });
  });

  it('is not offered during the day after a rejection, which the row says (TM-5)', async () => {
    const rejectedUntil = hoursFromNow(20);
    serveTeams(createTeam({ rejectedUntil }));
    await open();
    const row = await findRow('Night Owls');
    const time = formatShortDateTime(rejectedUntil);
    expect(row.getByText(`This team declined your request. You can ask again from ${time}.`)).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
  });

  it.each([
    ['TEAM_FULL', 'Team is full'],
    ['ALREADY_IN_TEAM', 'You are already in a team of this event.'],
    ['TEAMS_CLOSED', 'Teams can no longer change.'],
    ['TEAM_STARTED', 'This team has started the quiz.'],
    ['REJECTED_BEFORE', 'This team has rejected your request.'],
    ['ASKED_OFTEN', 'You have sent this team too many requests.'],
    ['REQUESTS_WAITING', 'Too many of your requests are still pending.'],
    ['NOT_REGISTERED', 'Register for the event first'],
    ['NOT_FOUND', 'Night Owls is no longer there.'],
  ] as const)('rejected with %s says "%s", and refreshes teams and event (TM-5)', async (code, text) => {
    const api = serveTeams(createTeam()).on(teams.requestToJoin, () => failCall(code));
    const { user, onFailed } = await open();
    await user.click(await findRequestButton());
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(api.inputs(teams.search)).toHaveLength(2));
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('says "Failed to send join request" without a readable reply', async () => {
    serveTeams(createTeam()).breakDown(teams.requestToJoin);
    const { user } = await open();
    await user.click(await findRequestButton());
    expect(await screen.findByText('Failed to send join request')).toBeVisible();
  });

  it('shows the error of cancelling a request that was answered before', async () => {
    serveTeams(createTeam({ requestId: sampleId(7) })).refuse(teams.cancelRequest, 'ALREADY_APPROVED');
    const { user, onFailed } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel request to Night Owls' }));
    expect(await screen.findByText('Already approved')).toBeVisible();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});

describe('invite form (TM-2)', () => {
  const code = sampleId(99);
  it.each([
    ['a code', code, links.teamInvite(id, code)],
    [
      'a link, of another event too',
      `Come! http://localhost:3000${links.teamInvite(sampleId(5), code)} `,
      links.teamInvite(sampleId(5), code),
    ],
  ])('opens the invite for %s', async (_input, text, address) => {
    serveTeams();
    const { user } = await open();
    await user.click(await screen.findByLabelText('Invite link or code'));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(`Now at ${address}`)).toBeVisible();
  });

  it('asks for a link or code if the text contains none', async () => {
    serveTeams();
    const { user } = await open();
    await user.type(await screen.findByLabelText('Invite link or code'), 'owls');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Invite link or code')).toHaveAccessibleDescription(
      /Please paste the invite link, or type the team code of 8 letters and digits\./,
    );
    expect(screen.getByLabelText('Invite link or code')).toHaveFocus();
  });

  it('opens the invite of a team code, and keeps an unknown code with its error (TM-18)', async () => {
    const api = serveTeams().refuse(teams.findByCode, 'TEAM_CODE_UNKNOWN');
    const { user } = await open();
    const field = await screen.findByLabelText('Invite link or code');
    await user.type(field, 'kx7o-ipql');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No team of this event has this code\./));
    expect(field).toHaveValue('kx7o-ipql');
    api.on(teams.findByCode, () => success({ code }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(`Now at ${links.teamInvite(id, code)}`)).toBeVisible();
    expect(api.inputs(teams.findByCode)[1]?.body).toEqual({ teamCode: 'kx7o-ipql' });
  });
});
