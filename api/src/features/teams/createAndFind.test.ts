import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { buildPath, teams } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import {
  requestToJoin,
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  findNotifications,
} from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { injectCall } from '../../testing/injectCall';

const test = setUpTestApp({}, async () => {
  host = await buildHost(test);
});
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  eventId = await buildHackathon(test, host);
});

const create = (by: TestAccount, teamName: string, event = eventId) =>
  test.call(teams.create, { params: { eventId: event }, body: { teamName } }, by.token);

describe('creating a team', () => {
  it('makes its leader the first member; a repeat returns the same team', async () => {
    const lena = await buildRegistered(test, eventId, 'Lena');
    const first = await create(lena, '  Night   Owls ');
    const repeat = await create(lena, 'night owls');
    assert.deepEqual([first.status, repeat.status], [201, 200]);
    assert.deepEqual(repeat.body.data, first.body.data);
    const { teamName, role, leader, members } = first.body.data;
    assert.deepEqual(
      [teamName, role, leader, members.length, first.body.data.public],
      ['Night Owls', 'LEADER', 'Lena Nair', 1, true],
    );
  });

  it('happens once per Idempotency-Key, whatever a retry contains', async () => {
    const lena = await buildRegistered(test, eventId, 'Lena');
    const createWithKey = (teamName: string) =>
      injectCall(test.app, teams.create, {
        url: buildPath(teams.create.path, { eventId }),
        payload: { teamName },
        headers: { authorization: `Bearer ${lena.token}`, 'idempotency-key': 'one-form' },
      });
    const [first, repeat] = [await createWithKey('Night Owls'), await createWithKey('Day Owls')];
    assert.deepEqual([first.statusCode, repeat.statusCode], [201, 200]);
    assert.equal(JSON.parse(repeat.body).data.id, JSON.parse(first.body).data.id);
    assert.equal((await create(lena, 'Day Owls')).error.code, 'ALREADY_IN_TEAM');
  });

  it('refuses a name taken in the event, ignoring case and spaces; another event may have it', async () => {
    await buildTeam(test, eventId, { isPublic: false });
    const { status, error } = await create(await buildRegistered(test, eventId), ' night  OWLS');
    assert.deepEqual(
      [status, error.code, error.message],
      [409, 'TEAM_NAME_TAKEN', 'Team with this name already exists.'],
    );
    const other = await buildHackathon(test, host);
    assert.equal((await create(await buildRegistered(test, other), 'Night Owls', other)).status, 201);
  });

  it('refuses names that are too short or long, or that mislead a leader’s client', async () => {
    const lena = await buildRegistered(test, eventId);
    const readNameError = async (name: string) => (await create(lena, name)).error.errors?.[0]?.message;
    assert.equal(await readNameError(' x '), 'Team name must have 2 to 40 characters.');
    assert.equal(await readNameError('x'.repeat(41)), 'Team name must have 2 to 40 characters.');
    assert.equal(await readNameError('My Request  ID: 7'), 'Team name must not contain "request id:".');
  });

  it('requires no other team, an open deadline and an event with teams', async () => {
    const { leader } = await buildTeam(test, eventId);
    const second = await create(leader, 'Second');
    assert.deepEqual([second.status, second.error.code], [409, 'ALREADY_IN_TEAM']);
    const alone = await buildHackathon(test, host, {
      teamCreationAllowed: false,
      minTeamSize: 1,
      maxTeamSize: 1,
    });
    const single = await create(await buildRegistered(test, alone), 'Owls', alone);
    assert.deepEqual([single.status, single.error.code], [409, 'TEAMS_NOT_ALLOWED']);
    const late = await buildRegistered(test, eventId);
    test.clock.advance(48 * 3600);
    const closed = await create(late, 'Late');
    assert.deepEqual([closed.status, closed.error.code], [409, 'TEAMS_CLOSED']);
  });

  it('is refused in a cancelled event, and without a registration', async () => {
    const lena = await buildRegistered(test, eventId);
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', eventId)
      .execute();
    assert.equal((await create(lena, 'Owls')).error.code, 'EVENT_CANCELLED');
    assert.equal((await create(await buildParticipant(test), 'Owls')).error.code, 'NOT_REGISTERED');
  });

  it('withdraws the person’s own requests', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId);
    await requestToJoin(test, team, asker);
    await create(asker, 'Own');
    const [notice] = await findNotifications(test, team.leader, 'JOIN_REQUEST');
    assert.equal(notice?.action?.state, 'CANCELLED');
  });
});

describe('searching teams', () => {
  const search = (by: TestAccount, q = '') =>
    test.call(teams.search, { params: { eventId }, query: { q } }, by.token);

  it('finds public teams by name, teams with free seats first, with emails for members only', async () => {
    const full = await buildTeam(test, eventId, { name: 'A full house' });
    const [member] = [await buildMember(test, full), await buildMember(test, full)];
    await buildTeam(test, eventId, { name: 'Zebras' });
    const bees = await buildTeam(test, eventId, { name: 'Bees' });
    await buildTeam(test, eventId, { name: 'Hidden', isPublic: false });
    const asker = await buildRegistered(test, eventId);
    const requestId = await requestToJoin(test, bees, asker);
    const { data } = (await search(asker)).body;
    assert.deepEqual(
      data.map((team) => [team.name, team.leaderName, team.leaderEmail, team.freePlaces, team.requestId]),
      [
        ['Bees', 'Lena Nair', '', 2, requestId],
        ['Zebras', 'Lena Nair', '', 2, null],
        ['A full house', 'Lena Nair', '', 0, null],
      ],
    );
    const seenByMember = (await search(member)).body.data.find(({ id }) => id === full.id);
    assert.equal(seenByMember?.leaderEmail, full.leader.email);
    assert.deepEqual(
      (await search(asker, 'FULL ho')).body.data.map(({ name, size }) => [name, size]),
      [['A full house', 3]],
    );
  });

  it('requires a registration and an event with teams', async () => {
    assert.equal((await search(await buildParticipant(test))).error.code, 'NOT_REGISTERED');
    await test.database
      .updateTable('events')
      .set({ teamCreationAllowed: false, minTeamSize: 1, maxTeamSize: 1 })
      .where('id', '=', eventId)
      .execute();
    const { status, error } = await search(await buildRegistered(test, eventId));
    assert.deepEqual([status, error.code], [409, 'TEAMS_NOT_ALLOWED']);
  });
});

describe('the page of a team', () => {
  const open = (teamId: string, by: TestAccount) => test.call(teams.detail, { params: { teamId } }, by.token);

  it('shows emails to members and hosts of the event, names to registered people', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team);
    const readEmails = async (by: TestAccount) => {
      const { data } = (await open(team.id, by)).body;
      return [data.leaderEmail, ...data.members.map(({ email }) => email)];
    };
    for (const reader of [member, team.leader, host])
      assert.deepEqual(await readEmails(reader), [team.leader.email, team.leader.email, member.email]);
    assert.deepEqual(await readEmails(await buildRegistered(test, eventId)), ['', '', '']);
  });

  it('is absent for everybody else; a private one for all but its members', async () => {
    const team = await buildTeam(test, eventId);
    const hidden = await buildTeam(test, eventId, { name: 'Hidden', isPublic: false });
    const registered = await buildRegistered(test, eventId);
    const answers = [
      await open(team.id, await buildParticipant(test)),
      await open(team.id, await buildHost(test)),
      await open(hidden.id, registered),
      await open('00000000-0000-7000-8000-000000000000', registered),
    ];
    for (const { status, error } of answers) assert.deepEqual([status, error.code], [404, 'NOT_FOUND']);
    assert.equal((await open(hidden.id, hidden.leader)).status, 200);
  });
});
