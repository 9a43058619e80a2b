import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { auth, rooms } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildHackathon, buildMember, buildRegistered, buildTeam } from '../../testing/buildTeam';
import { countRooms } from '../../testing/countRooms';
import { pauseForRace } from '../../testing/pauseForRace';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const skip = skipWithoutPostgres;
const TEAMS = 6;
const ROUNDS = 2;

describe('the numbers of people in rooms, without a deadlock,', () => {
  let host: TestAccount;
  const test = setUpRaceApp(async () => {
    host = await buildHost(test);
  });

  const buildNumbered = async <Item>(count: number, create: (number: number) => Promise<Item>) => {
    const built: Item[] = [];
    for (let number = 1; number <= count; number += 1) built.push(await create(number));
    return built;
  };

  /** Teams of four in one of two rooms, and as many people without a team. */
  async function build() {
    const eventId = await buildHackathon(test, host, { mode: 'offline', maxTeamSize: 10 });
    const given = { params: { eventId }, body: { roomNames: ['LT-1', 'LT-2'] } };
    const { body } = await test.call(rooms.create, given, host.token);
    const [here = '', there = ''] = body.data.map(({ id }) => id);
    const allocate = (roomId: string, holder: { teamId?: string; accountId?: string }) =>
      test.call(rooms.allocate, { params: { eventId, roomId }, body: holder }, host.token);
    const groups = await buildNumbered(TEAMS, async (number) => {
      const team = await buildTeam(test, eventId, { name: `Team ${number}` });
      const [one, two, three] = await buildNumbered(3, () => buildMember(test, team));
      const person = await buildRegistered(test, eventId);
      await allocate(here, { teamId: team.id });
      if (one === undefined || two === undefined || three === undefined) assert.fail();
      return { team, one, two, three, person };
    });
    return { eventId, here, there, allocate, groups };
  }

  const countDeadlocks = async (): Promise<number> => {
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(test.database);
    return Number(rows[0]?.deadlocks);
  };

  it('are right when members of two teams leave at once', { skip }, async () => {
    const { eventId, groups } = await build();
    const [first, second] = groups.map(({ one }) => one.id);
    const leave = (transaction: DatabaseTransaction, userId = '') =>
      transaction
        .deleteFrom('teamMembers')
        .where('eventId', '=', eventId)
        .where('userId', '=', userId)
        .execute();
    const later = await test.database.transaction().execute(async (transaction) => {
      await leave(transaction, first);
      const waiting = test.database.transaction().execute((other) => leave(other, second));
      await pauseForRace();
      return { waiting };
    });
    await later.waiting;
    const { stored, counted } = await countRooms(test.database, eventId);
    assert.deepEqual(stored, counted);
    assert.deepEqual(stored[0], [TEAMS * 4 - 2, TEAMS]);
  });

  it('are right when people are moved and deleted at once', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventId, here, there, allocate, groups } = await build();
      const replies = await Promise.all<{ status: number }>(
        groups.flatMap(({ team, one, two, three, person }) => [
          allocate(there, { teamId: team.id }),
          test.call(auth.deleteAccount, {}, one.token),
          allocate(there, { accountId: three.id }),
          test.call(auth.deleteAccount, {}, two.token),
          allocate(there, { accountId: person.id }),
          allocate(here, { teamId: team.id }),
        ]),
      );
      const failed = replies.map(({ status }) => status).filter((status) => status >= 300);
      assert.deepEqual(failed, []);
      const { stored, counted } = await countRooms(test.database, eventId);
      assert.deepEqual(stored, counted);
      const sum = counted.reduce((total, [occupied]) => total + occupied, 0);
      assert.equal(sum, TEAMS * 3);
    }
    assert.equal(await countDeadlocks(), 0);
  });
});
