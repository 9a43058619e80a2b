import { links, type OwnTeam, registration, teams } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  failCall,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TeamScreen } from './TeamScreen';

const leaderOnly = sampleTeam().members;
const ravi = {
  id: sampleId(902),
  firstname: 'Ravi',
  lastname: 'Kumar',
  email: 'ravi@demo.test',
  leader: false,
};
const pendingRequest = {
  id: sampleId(7),
  firstname: 'Nila',
  lastname: 'Devi',
  requestedAt: hoursFromNow(-1),
};
const TWO_MEMBERS = { members: [...leaderOnly, ravi] };

/** Opens the team on a server whose later replies `setTeam` changes; null means no team. */
async function openTeam(changes: Partial<OwnTeam> = {}) {
  let current: OwnTeam | null = sampleTeam(changes);
  const event = { ...sampleEventDetails({ teamCreationAllowed: true }), registered: true, favourite: false };
  const api = fakeApi()
    .on(teams.mine, () => success(current))
    .on(registration.details, () => success({ ...event, team: null }));
  const stream = api.stream();
  const { user } = await renderScreen(<TeamScreen />, {
    path: '/team/:eventId?',
    at: links.team(sampleId()),
    as: sampleAccount(),
  });
  await screen.findByRole('heading', { name: 'Solar Sparrows' });
  const setTeam = (next: Partial<OwnTeam> | null) => {
    current = next === null ? null : sampleTeam({ ...changes, ...next });
  };
  return { api, user, setTeam, stream };
}

const getButton = (name: string) => screen.getByRole('button', { name });
const findDialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('leaving a team (TM-8)', () => {
  it('lets a member leave after a confirmation', async () => {
    const me = { ...ravi, id: sampleId(900) };
    const lena = leaderOnly.map((one) => ({ ...one, id: sampleId(903) }));
    const { api, user, setTeam } = await openTeam({ members: [...lena, me], role: 'MEMBER' });
    api.on(teams.removeMember, () => {
      setTeam(null);
      return success(null);
    });
    await user.click(getButton('Leave team'));
    await user.click((await findDialog('Leave Solar Sparrows?')).getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText('You have no team in this event yet.')).toBeVisible();
    expect(screen.getByText('You have left Solar Sparrows.')).toBeVisible();
    expect(api.inputs(teams.removeMember)[0]?.params).toEqual({
      teamId: sampleId(50),
      accountId: sampleId(900),
    });
  });

  it('lets a leader without members delete the team', async () => {
    const { api, user, setTeam } = await openTeam();
    api.on(teams.removeMember, () => {
      setTeam(null);
      return success(null);
    });
    await user.click(getButton('Delete team'));
    await user.click(
      (await findDialog('Delete Solar Sparrows?')).getByRole('button', { name: 'Delete team' }),
    );
    expect(await screen.findByText('Solar Sparrows was deleted.')).toBeVisible();
  });

  it('requires a leader with members to hand the team over first', async () => {
    await openTeam(TWO_MEMBERS);
    expect(getButton('Leave team')).toBeDisabled();
    expect(getButton('Leave team')).toHaveAccessibleDescription('Hand the team over to a member first.');
  });

  it.each([
    ['HANDOVER_FIRST', 'Hand the team over to a member first.'],
    ['TEAM_STARTED', 'This team has started the quiz.'],
    ['TEAMS_CLOSED', 'Teams can no longer change.'],
  ] as const)('rejected with %s says "%s" and refreshes the team', async (code, text) => {
    const { api, user } = await openTeam();
    api.on(teams.removeMember, () => failCall(code));
    await user.click(getButton('Delete team'));
    const dialog = await findDialog('Delete Solar Sparrows?');
    await user.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(api.inputs(teams.mine)).toHaveLength(2));
  });

  it('keeps the dialog open with the error if the server is unreachable', async () => {
    const { api, user, setTeam } = await openTeam();
    api.breakDown(teams.removeMember);
    await user.click(getButton('Delete team'));
    const dialog = await findDialog('Delete Solar Sparrows?');
    await user.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect(await dialog.findByText('Failed to leave the team')).toBeVisible();
    api.on(teams.removeMember, () => {
      setTeam(null);
      return success(null);
    });
    await user.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect(await screen.findByText('Solar Sparrows was deleted.')).toBeVisible();
  });

  it('is impossible after the deadline, as is every other change', async () => {
    await openTeam({ ...TWO_MEMBERS, teamDeadline: hoursFromNow(-1) });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('a leader', () => {
  it('removes a member', async () => {
    const { api, user, setTeam } = await openTeam(TWO_MEMBERS);
    api.on(teams.removeMember, () => {
      setTeam({ members: leaderOnly });
      return success(null);
    });
    await user.click(getButton('Remove Ravi Kumar'));
    await user.click(
      (await findDialog('Remove Ravi Kumar from the team?')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('Ravi Kumar is no longer in the team.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ravi@demo.test')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('hands the team over to a member', async () => {
    const { api, user, setTeam } = await openTeam(TWO_MEMBERS);
    const members = [...leaderOnly.map((one) => ({ ...one, leader: false })), { ...ravi, leader: true }];
    api.on(teams.handOver, () => {
      setTeam({ members, role: 'MEMBER' });
      return success(sampleTeam({ members, role: 'MEMBER' }));
    });
    await user.click(getButton('Make leader: Ravi Kumar'));
    await user.click(
      (await findDialog('Hand the team over to Ravi Kumar?')).getByRole('button', { name: 'Make leader' }),
    );
    expect(await screen.findByText('Ravi Kumar is now the team leader.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Leave team' })).toBeEnabled();
    expect(api.inputs(teams.handOver)[0]?.body).toEqual({ accountId: ravi.id });
  });

  it('cannot hand over to a member who has left: "This person is not in the team."', async () => {
    const { api, user, setTeam } = await openTeam(TWO_MEMBERS);
    api.on(teams.handOver, () => {
      setTeam({ members: leaderOnly });
      return failCall('NOT_A_MEMBER');
    });
    await user.click(getButton('Make leader: Ravi Kumar'));
    const dialog = await findDialog('Hand the team over to Ravi Kumar?');
    await user.click(dialog.getByRole('button', { name: 'Make leader' }));
    expect(await screen.findByText('This person is not in the team.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ravi@demo.test')).toBeNull());
  });

  it('has actions that members do not have', async () => {
    await openTeam({ ...TWO_MEMBERS, role: 'MEMBER', requests: [] });
    expect(screen.queryByRole('button', { name: /Ravi/ })).toBeNull();
  });
});

describe('pending join request', () => {
  it.each([
    ['Accept Nila Devi', 'APPROVED', 'Nila Devi is in the team now.'],
    ['Decline Nila Devi', 'REJECTED', 'You declined Nila Devi.'],
  ] as const)('is answered by "%s"', async (name, response, text) => {
    const { api, user, setTeam } = await openTeam({
      requests: [{ ...pendingRequest, message: 'I know circuits.' }],
    });
    expect(screen.getByText('“I know circuits.”')).toBeVisible();
    api.on(teams.answerRequest, () => {
      setTeam({ requests: [] });
      return success({ id: pendingRequest.id, state: response });
    });
    await user.click(getButton(name));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(api.inputs(teams.answerRequest)[0]?.query).toEqual({ response });
  });

  it.each([
    ['ALREADY_CANCELLED', 'Already cancelled'],
    ['REQUESTER_UNAVAILABLE', 'This person can no longer join.'],
    ['NOT_FOUND', 'You can no longer answer this request.'],
    ['TEAM_FULL', 'Team is full'],
  ] as const)('rejected with %s says "%s" and refreshes the team', async (code, text) => {
    const { api, user, setTeam } = await openTeam({ requests: [pendingRequest] });
    api.on(teams.answerRequest, () => {
      setTeam({ requests: [] });
      return failCall(code);
    });
    await user.click(getButton('Accept Nila Devi'));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Nila Devi')).toBeNull());
  });

  it('stays pending while the team is full', async () => {
    await openTeam({ ...TWO_MEMBERS, maxTeamSize: 2, requests: [pendingRequest] });
    expect(screen.getByText('Your team is full: new requests stay pending.')).toBeVisible();
    expect(getButton('Accept Nila Devi')).toBeDisabled();
    expect(getButton('Decline Nila Devi')).toBeEnabled();
  });

  it('stays declined after the time to undo (TM-19)', async () => {
    const { api, user, setTeam } = await openTeam({ requests: [pendingRequest] });
    api.on(teams.answerRequest, () => {
      setTeam({ requests: [] });
      return success({ id: pendingRequest.id, state: 'REJECTED' as const });
    });
    await user.click(getButton('Decline Nila Devi'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline Nila Devi' })).toBeNull());
    api.refuse(teams.restoreRequest, 'ALREADY_REJECTED');
    await user.click(getButton('Undo'));
    expect(await screen.findByText('Already rejected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that was declined is pending again after Undo (TM-19)', async () => {
    const { api, user, setTeam } = await openTeam({ requests: [pendingRequest] });
    api.on(teams.answerRequest, () => {
      setTeam({ requests: [] });
      return success({ id: pendingRequest.id, state: 'REJECTED' as const });
    });
    api.on(teams.restoreRequest, () => {
      setTeam({ requests: [pendingRequest] });
      return success({ id: pendingRequest.id, state: 'PENDING' as const });
    });
    await user.click(getButton('Decline Nila Devi'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline Nila Devi' })).toBeNull());
    await user.click(getButton('Undo'));
    expect(await screen.findByRole('button', { name: 'Decline Nila Devi' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Join requests' })).toHaveFocus();
    expect(api.inputs(teams.restoreRequest)).toMatchObject([{ params: { requestId: pendingRequest.id } }]);
  });

  it('appears on a stream event', async () => {
    const { setTeam, stream } = await openTeam();
    await waitFor(() => expect(stream.readers).toBe(1));
    setTeam({ requests: [pendingRequest] });
    stream.send('NOTIFICATION');
    expect(await screen.findByRole('button', { name: 'Accept Nila Devi' })).toBeVisible();
  });
});

it('shows the minimum size to a small team', async () => {
  await openTeam({ minTeamSize: 2 });
  expect(screen.getByText('Teams need at least 2 people.')).toBeVisible();
});

it('hides the team after the registration was cancelled', async () => {
  const { api, stream } = await openTeam();
  await waitFor(() => expect(stream.readers).toBe(1));
  api.on(teams.mine, () => success(null));
  stream.send('NOTIFICATION');
  expect(await screen.findByText('You have no team in this event yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the event' })).toBeVisible();
});
