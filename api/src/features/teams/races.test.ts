import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registration, teams } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import {
  answerRequest,
  requestToJoin,
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
} from '../../testing/buildTeam';
import { pauseForRace } from '../../testing/pauseForRace';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const ROUNDS = 5;
const PEOPLE = 20;
const PLACES = 3;

let host: TestAccount;
const test = setUpRaceApp(async () => {
  host = await buildHost(test);
});

const createMany = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_empty, index) => make(index)));

const countCodes = (answers: { status: number; error: { code: string } }[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const one of answers) {
    const code = one.status < 400 ? String(one.status) : one.error.code;
    counted[code] = (counted[code] ?? 0) + 1;
  }
  return counted;
};

const readTeamSize = async (teamId: string): Promise<number> =>
  (
    await test.database
      .selectFrom('teamMembers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('teamId', '=', teamId)
      .executeTakeFirstOrThrow()
  ).count;

describe(`${PEOPLE} concurrent accepts for ${PLACES} places`, () => {
  const buildPendingRequest = async () => {
    const eventId = await buildHackathon(test, host, { maxTeamSize: PLACES + 1 });
    const team = await buildTeam(test, eventId);
    const people = await createMany(PEOPLE, () => buildRegistered(test, eventId));
    return {
      team,
      people,
      requests: await Promise.all(people.map((person) => requestToJoin(test, team, person))),
    };
  };

  it(`admit exactly ${PLACES}, in each of ${ROUNDS} rounds`, { skip: skipWithoutPostgres }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { team, requests } = await buildPendingRequest();
      const answers = await Promise.all(requests.map((id) => answerRequest(test, id, { by: team.leader })));
      assert.deepEqual(countCodes(answers), { 200: PLACES, TEAM_FULL: PEOPLE - PLACES });
      assert.equal(await readTeamSize(team.id), PLACES + 1);
    }
  });

  it(
    'would admit more without the lock, which proves that the crowd races',
    { skip: skipWithoutPostgres },
    async () => {
      const { team, people } = await buildPendingRequest();
      await Promise.all(people.map((person) => countThenJoin(team, person.id)));
      assert.ok((await readTeamSize(team.id)) > PLACES + 1);
    },
  );
});

/** Broken variant: the check-then-write that G-6 forbids. */
async function countThenJoin(team: { id: string; eventId: string }, userId: string): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ size: number }>`
      select count(*)::int as size from team_members where team_id = ${team.id}`.execute(transaction);
    if ((rows[0]?.size ?? 0) > PLACES) return;
    await pauseForRace();
    await sql`insert into team_members (event_id, user_id, team_id, leader, joined_at)
      values (${team.eventId}, ${userId}, ${team.id}, false, now())`.execute(transaction);
  });
}

describe('many people who create a team of one name at once', () => {
  it('create one team', { skip: skipWithoutPostgres }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eventId = await buildHackathon(test, host);
      const people = await createMany(PEOPLE, () => buildRegistered(test, eventId));
      const answers = await Promise.all(
        people.map(({ token }, index) =>
          test.call(
            teams.create,
            { params: { eventId }, body: { teamName: index % 2 === 0 ? 'Night Owls' : ' night  OWLS' } },
            token,
          ),
        ),
      );
      assert.deepEqual(countCodes(answers), { 201: 1, TEAM_NAME_TAKEN: PEOPLE - 1 });
    }
  });

  it('would create several with check-then-write', { skip: skipWithoutPostgres }, async () => {
    const eventId = await buildHackathon(test, host);
    await createMany(PEOPLE, (index) => checkThenCreate(eventId, index));
    const { count } = await test.database
      .selectFrom('teams')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    assert.ok(count > 1);
  });
});

/** Broken variant: a different key each time, so that the unique key cannot refuse. */
async function checkThenCreate(eventId: string, index: number): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      select 1 from teams where event_id = ${eventId} and name = 'Night Owls'`.execute(transaction);
    if (rows.length > 0) return;
    await pauseForRace();
    await sql`insert into teams (event_id, id, name, normalised_name, created_at)
      values (${eventId}, ${uuidv7()}, 'Night Owls', ${`night owls ${index}`}, now())`.execute(transaction);
  });
}

describe('a person whom several teams accept at once', () => {
  const SUITORS = 8;

  it('joins one of them', { skip: skipWithoutPostgres }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eventId = await buildHackathon(test, host);
      const asker = await buildRegistered(test, eventId);
      const suitors = await createMany(SUITORS, (index) =>
        buildTeam(test, eventId, { name: `Team ${index}` }),
      );
      const requests: string[] = [];
      for (const team of suitors) requests.push(await requestToJoin(test, team, asker));
      const answers = await Promise.all(
        suitors.map((team, index) => answerRequest(test, requests[index] ?? '', { by: team.leader })),
      );
      assert.deepEqual(countCodes(answers), { 200: 1, ALREADY_ANSWERED: SUITORS - 1 });
      const sizes = await Promise.all(suitors.map(({ id }) => readTeamSize(id)));
      assert.equal(sizes.filter((size) => size === 2).length, 1);
    }
  });

  it('would join several if each team only checked', { skip: skipWithoutPostgres }, async () => {
    const eventId = await buildHackathon(test, host);
    const asker = await buildRegistered(test, eventId);
    const accepted = await createMany(SUITORS, () => checkThenAccept(eventId, asker.id));
    assert.ok(accepted.filter(Boolean).length > 1);
  });
});

/** Broken variant: it neither locks the person's row nor writes a unique key. */
const checkThenAccept = (eventId: string, userId: string): Promise<boolean> =>
  test.database.transaction().execute(async (transaction) => {
    const key = `twin:${eventId}:`;
    const { rows } = await sql`
      select 1 from notifications where recipient_id = ${userId} and dedupe_key like ${`${key}%`}`.execute(
      transaction,
    );
    if (rows.length > 0) return false;
    await pauseForRace();
    await sql`insert into notifications (recipient_id, id, type, title, message, dedupe_key, created_at)
      values (${userId}, ${uuidv7()}, 'JOIN_ANSWER', '', '', ${key + uuidv7()}, now())`.execute(transaction);
    return true;
  });

describe('all mutations at once in one event', () => {
  it(
    'neither deadlock nor leave a team without a leader or above its size',
    { skip: skipWithoutPostgres },
    async () => {
      const eventId = await buildHackathon(test, host);
      const open = await createMany(4, (index) => buildTeam(test, eventId, { name: `Team ${index}` }));
      const askers = await createMany(12, () => buildRegistered(test, eventId));
      const members = await Promise.all(open.map((team) => buildMember(test, team)));
      const pendingRequests: { id: string; leader: TestAccount }[] = [];
      for (const person of askers)
        for (const team of open)
          pendingRequests.push({ id: await requestToJoin(test, team, person), leader: team.leader });
      const cancel = ({ token }: TestAccount) =>
        test.call(registration.cancelRegistration, { params: { eventId } }, token);
      const answers = await Promise.all([
        ...pendingRequests.map(({ id, leader }) => answerRequest(test, id, { by: leader })),
        ...askers.filter((_person, index) => index % 2 === 0).map(cancel),
        ...open.map(({ id, leader }, index) =>
          test.call(
            teams.handOver,
            { params: { teamId: id }, body: { accountId: members[index]?.id ?? '' } },
            leader.token,
          ),
        ),
        ...open.map(({ leader }) => cancel(leader)),
        ...members.map(cancel),
      ]);
      assert.deepEqual(
        answers.filter(({ status }) => status >= 500).map(({ error }) => error.code),
        [],
      );
      const { rows } = await sql<{ size: number; leaders: number; strangers: number }>`
      select count(*)::int as size, (count(*) filter (where leader))::int as leaders,
        (count(*) filter (where registrations.state <> 'ACTIVE'))::int as strangers
      from team_members join registrations using (event_id, user_id)
      where event_id = ${eventId} group by team_id`.execute(test.database);
      for (const { size, leaders, strangers } of rows)
        assert.deepEqual([size <= 3, leaders, strangers], [true, 1, 0]);
    },
  );
});
