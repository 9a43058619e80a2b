import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { teams } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import {
  answerRequest,
  requestToJoin,
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  type TestTeam,
  findNotifications,
} from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp({}, async () => {
  host = await buildHost(test);
});
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  eventId = await buildHackathon(test, host);
});

const remove = (team: TestTeam, person: TestAccount, by: TestAccount) =>
  test.call(teams.removeMember, { params: { teamId: team.id, accountId: person.id } }, by.token);

const handOver = (team: TestTeam, to: TestAccount, by: TestAccount) =>
  test.call(teams.handOver, { params: { teamId: team.id }, body: { accountId: to.id } }, by.token);

const readOwnTeam = async (by: TestAccount) =>
  (await test.call(teams.mine, { params: { eventId } }, by.token)).body.data;

const readTeamChanges = async (person: TestAccount) =>
  (await findNotifications(test, person, 'TEAM_CHANGE')).map(({ message }) => message);

describe('leaving a team', () => {
  it('removes a member and notifies the leader; a repeat changes nothing', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team, 'Arun');
    for (let time = 0; time < 2; time += 1) assert.equal((await remove(team, member, member)).status, 200);
    assert.equal(await readOwnTeam(member), null);
    assert.deepEqual(await readTeamChanges(team.leader), ['Arun Nair has left Night Owls.']);
  });

  it('requires a handover from a leader with members; a leader without members deletes the team', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team);
    const first = await remove(team, team.leader, team.leader);
    assert.deepEqual([first.status, first.error.code], [409, 'HANDOVER_FIRST']);
    await remove(team, member, member);
    const asker = await buildRegistered(test, eventId);
    await requestToJoin(test, team, asker);
    assert.equal((await remove(team, team.leader, team.leader)).status, 200);
    assert.equal(await readOwnTeam(team.leader), null);
    assert.deepEqual(
      (await findNotifications(test, asker, 'JOIN_ANSWER')).map(({ message }) => message),
      ['Night Owls was deleted before your request was answered.'],
    );
    assert.equal((await buildTeam(test, eventId)).eventId, eventId, 'the name is free again');
  });

  it('is impossible after the deadline, and once a member has started the quiz', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team);
    await test.database
      .insertInto('attempts')
      .values({ eventId, userId: team.leader.id, startedAt: test.clock.now(), submittedAt: null })
      .execute();
    const started = await remove(team, member, member);
    assert.deepEqual([started.status, started.error.code], [409, 'TEAMS_CLOSED']);
    await test.database.deleteFrom('attempts').where('eventId', '=', eventId).execute();
    test.clock.advance(48 * 3600);
    assert.equal((await remove(team, member, member)).error.message, 'Teams can no longer change.');
  });
});

describe('a person who has started the quiz alone', () => {
  const insertAttempt = (person: TestAccount) =>
    test.database
      .insertInto('attempts')
      .values({ eventId, userId: person.id, startedAt: test.clock.now(), submittedAt: null })
      .execute();

  it('cannot create, ask or join a team, nor be accepted', async () => {
    const team = await buildTeam(test, eventId);
    const alone = await buildRegistered(test, eventId);
    const invite = await test.call(teams.invite, { params: { teamId: team.id } }, team.leader.token);
    const request = await requestToJoin(test, team, alone);
    await insertAttempt(alone);
    const other = await buildTeam(test, eventId, { name: 'Day Owls' });
    const tries = [
      await test.call(teams.create, { params: { eventId }, body: { teamName: 'Solo' } }, alone.token),
      await test.call(teams.requestToJoin, { params: { teamId: other.id } }, alone.token),
      await test.call(teams.joinByInvite, { params: { code: invite.body.data.code } }, alone.token),
      await answerRequest(test, request, { by: team.leader }),
    ];
    assert.deepEqual(
      tries.map(({ status, error }) => [status, error.message]),
      [
        [409, 'You have already started the quiz.'],
        [409, 'You have already started the quiz.'],
        [409, 'You have already started the quiz.'],
        [409, 'This person can no longer join.'],
      ],
    );
    assert.equal(await readOwnTeam(alone), null);
  });
});

describe('leading a team', () => {
  it('allows removing a member, who is notified', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team);
    for (let time = 0; time < 2; time += 1)
      assert.equal((await remove(team, member, team.leader)).status, 200);
    assert.equal(await readOwnTeam(member), null);
    assert.deepEqual(await readTeamChanges(member), ['You are no longer a member of Night Owls.']);
  });

  it('is denied to members and strangers', async () => {
    const team = await buildTeam(test, eventId);
    const [member, other] = [await buildMember(test, team), await buildMember(test, team)];
    const stranger = await buildRegistered(test, eventId);
    for (const by of [member, stranger]) {
      assert.equal((await remove(team, other, by)).status, 404);
      assert.equal((await handOver(team, by, by)).status, 404);
      assert.equal((await test.call(teams.invite, { params: { teamId: team.id } }, by.token)).status, 404);
    }
  });

  it('can be handed over to a member, with the pending requests', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team, 'Arun');
    const requestId = await requestToJoin(test, team, await buildRegistered(test, eventId));
    const outside = await handOver(team, await buildRegistered(test, eventId), team.leader);
    assert.deepEqual([outside.status, outside.error.code], [409, 'NOT_A_MEMBER']);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await handOver(team, member, team.leader);
      assert.deepEqual([body.data.leader, body.data.role], ['Arun Nair', 'MEMBER']);
    }
    assert.deepEqual(await readTeamChanges(member), ['Arun Nair is now the leader of Night Owls.']);
    const readJoinRequests = async (person: TestAccount) =>
      (await findNotifications(test, person, 'JOIN_REQUEST')).flatMap(({ action }) =>
        action?.state === 'PENDING' ? [action.requestId] : [],
      );
    assert.deepEqual(
      [await readJoinRequests(team.leader), await readJoinRequests(member)],
      [[], [requestId]],
    );
    assert.equal((await remove(team, team.leader, team.leader)).status, 200);
  });
});

describe('inviting', () => {
  const invite = async (team: TestTeam): Promise<string> =>
    (await test.call(teams.invite, { params: { teamId: team.id } }, team.leader.token)).body.data.code;
  const join = (code: string, by: TestAccount) =>
    test.call(teams.joinByInvite, { params: { code } }, by.token);
  const viewInvite = (code: string, by: TestAccount) =>
    test.call(teams.seeInvite, { params: { code } }, by.token);

  it('admits a registered person to a private team without a request, once', async () => {
    const team = await buildTeam(test, eventId, { isPublic: false });
    const code = await invite(team);
    assert.equal((await readOwnTeam(team.leader))?.invite?.code, code);
    const friend = await buildRegistered(test, eventId, 'Arun');
    const [first, repeat] = [await join(code, friend), await join(code, friend)];
    assert.deepEqual([first.status, repeat.status], [201, 200]);
    assert.equal(first.body.data.members.length, 2);
    assert.deepEqual(await readTeamChanges(team.leader), ['Arun Nair has joined Night Owls.']);
  });

  it('shows the invited person only the team’s name, leader and free seats', async () => {
    eventId = await buildHackathon(test, host, { visibility: 'private' });
    const team = await buildTeam(test, eventId, { isPublic: false });
    const code = await invite(team);
    const stranger = await buildParticipant(test);
    const { body } = await viewInvite(code, stranger);
    assert.deepEqual(body, {
      status: 'SUCCESS',
      data: { teamName: 'Night Owls', leader: 'Lena Nair', freePlaces: 2 },
    });
    assert.equal((await readOwnTeam(team.leader))?.members.length, 1, 'looking joins nobody');
    await join(code, await buildRegistered(test, eventId));
    await join(code, await buildRegistered(test, eventId));
    assert.equal((await viewInvite(code, stranger)).body.data.freePlaces, 0);
    await invite(team);
    assert.equal((await viewInvite(code, stranger)).status, 404, 'a newer invite voids it');
  });

  it('asks to register first; unknown and voided codes are absent, expired codes are gone', async () => {
    eventId = await buildHackathon(test, host, {
      registerEnd: new Date(test.clock.now().getTime() + 200 * 3_600_000),
      endTime: new Date(test.clock.now().getTime() + 300 * 3_600_000),
    });
    const team = await buildTeam(test, eventId);
    const voided = await invite(team);
    const code = await invite(team);
    const friend = await buildRegistered(test, eventId);
    assert.equal((await join(code, await buildParticipant(test))).error.code, 'NOT_REGISTERED');
    assert.equal((await join(voided, friend)).status, 404);
    test.clock.advance(7 * 24 * 3600);
    const session = await buildRegistered(test, eventId);
    for (const old of [await join(code, session), await viewInvite(code, session)])
      assert.deepEqual([old.status, old.error.code], [410, 'INVITE_EXPIRED']);
  });

  it('respects the team size and one team per person', async () => {
    const team = await buildTeam(test, eventId);
    const other = await buildTeam(test, eventId, { name: 'Bees' });
    const code = await invite(team);
    assert.equal((await join(code, other.leader)).error.code, 'ALREADY_IN_TEAM');
    await buildMember(test, team);
    await buildMember(test, team);
    assert.equal((await join(code, await buildRegistered(test, eventId))).error.code, 'TEAM_FULL');
  });
});
