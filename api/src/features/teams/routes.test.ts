import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, teams } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { saveMember, saveTeam } from './queries';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const readOwnTeam = (eventId: string, by: TestAccount) =>
  test.call(teams.mine, { params: { eventId } }, by.token);

async function buildRegistered(eventId: string, firstname: string): Promise<TestAccount> {
  const person = await buildParticipant(test, { firstname });
  await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);
  return person;
}

const buildHackathon = (overrides: Parameters<typeof buildEvent>[2] = {}) =>
  buildEvent(test, host, {
    title: 'Monsoon Hack',
    category: 'hackathon',
    teamCreationAllowed: true,
    minTeamSize: 2,
    maxTeamSize: 4,
    ...overrides,
  });

describe('my team', () => {
  it('shows the team to each member, the leader first, with the members’ emails and the caller’s role', async () => {
    const eventId = await buildHackathon();
    const member = await buildRegistered(eventId, 'Mira');
    const leader = await buildRegistered(eventId, 'Lena');
    const id = uuidv7();
    const now = test.clock.now();
    await saveTeam(test.database, {
      eventId,
      id,
      name: 'Night Owls',
      public: true,
      leaderId: leader.id,
      now,
    });
    await saveMember(test.database, { eventId, teamId: id, userId: member.id, leader: false, joinedAt: now });

    const { status, body } = await readOwnTeam(eventId, member);
    assert.equal(status, 200);
    assert.deepEqual(body.data, {
      id,
      eventId,
      eventTitle: 'Monsoon Hack',
      teamName: 'Night Owls',
      public: true,
      leader: 'Lena Nair',
      leaderEmail: leader.email,
      members: [
        { id: leader.id, firstname: 'Lena', lastname: 'Nair', email: leader.email, leader: true },
        { id: member.id, firstname: 'Mira', lastname: 'Nair', email: member.email, leader: false },
      ],
      role: 'MEMBER',
      minTeamSize: 2,
      maxTeamSize: 4,
      teamDeadline: addHours(test, 48).toISOString(),
      timezone: 'Asia/Kolkata',
      serverNow: now.toISOString(),
      requests: [],
      invite: null,
      room: null,
    });
    assert.equal((await readOwnTeam(eventId, leader)).body.data?.role, 'LEADER');
  });

  it('is null for a registered person without a team, whatever teams exist', async () => {
    const eventId = await buildHackathon();
    const leader = await buildRegistered(eventId, 'Lena');
    const alone = await buildRegistered(eventId, 'Arun');
    await saveTeam(test.database, {
      eventId,
      id: uuidv7(),
      name: 'Night Owls',
      public: true,
      leaderId: leader.id,
      now: test.clock.now(),
    });
    assert.equal((await readOwnTeam(eventId, alone)).body.data, null);
  });

  it('may change until registration closes, or until the start if that is later', async () => {
    const early = await buildHackathon({ registerEnd: addHours(test, 10), startTime: addHours(test, 20) });
    const late = await buildHackathon({ registerEnd: addHours(test, 30), startTime: addHours(test, 20) });
    for (const [eventId, hours] of [
      [early, 20],
      [late, 30],
    ] as const) {
      const leader = await buildRegistered(eventId, 'Lena');
      const now = test.clock.now();
      await saveTeam(test.database, {
        eventId,
        id: uuidv7(),
        name: 'Owls',
        public: true,
        leaderId: leader.id,
        now,
      });
      assert.equal(
        (await readOwnTeam(eventId, leader)).body.data?.teamDeadline,
        addHours(test, hours).toISOString(),
      );
    }
  });

  it('is null without a registration; a private event is as absent as a missing event', async () => {
    const person = await buildParticipant(test);
    assert.equal((await readOwnTeam(await buildHackathon(), person)).body.data, null);
    const hidden = await readOwnTeam(await buildHackathon({ visibility: 'private' }), person);
    const absent = await readOwnTeam('00000000-0000-7000-8000-000000000000', person);
    assert.equal(hidden.status, 404);
    assert.deepEqual(hidden.error, absent.error);
  });
});

describe('the database', () => {
  it('allows a name once per event, ignoring case and spaces, and one team per person', async () => {
    const eventId = await buildHackathon();
    const [one, other] = [await buildRegistered(eventId, 'Lena'), await buildRegistered(eventId, 'Arun')];
    const save = (name: string, leaderId: string) =>
      saveTeam(test.database, { eventId, id: uuidv7(), name, public: true, leaderId, now: test.clock.now() });
    await save('Night Owls', one.id);
    await assert.rejects(save(' night   OWLS ', other.id), /teams_event_id_normalised_name_key/);
    await assert.rejects(save('Second team', one.id), /team_members_pkey/);
  });
});
