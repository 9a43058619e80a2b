import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { buildHost } from '../../testing/buildAccount';
import { saveEvent } from '../../testing/contract-tests/seedCrowd';
import { setUpTestApp } from '../../testing/setUpTestApp';
import type { Tables } from '../../platform/database/Database';
import { IS_LISTED, isOfKind, readListedTotals, type TotalFilter } from './eventTotals';

const test = setUpTestApp();
const HOUR_MS = 3_600_000;
const now = new Date('2030-06-15T12:00:00Z');
const addHours = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** Hours from `now` to the start and to the end. */
const times: readonly (readonly [number, number])[] = [
  [-100, -90],
  [-3, 0],
  [-3, 1],
  [0, 5],
  [1, 3],
  [11.99, 13],
  [12, 13],
  [13, 300],
  [-2_000, 2_000],
];

async function saveEvents(): Promise<string[]> {
  const { id: ownerId } = await buildHost(test);
  const ids: string[] = [];
  for (const [index, [start, end]] of times.entries())
    ids.push(
      await saveEvent(test.database, {
        ownerId,
        category: index % 2 === 0 ? 'quiz' : 'webinar',
        mode: index % 3 === 0 ? 'online' : 'offline',
        registerStart: addHours(-9_000),
        registerEnd: addHours(end),
        startTime: addHours(start),
        endTime: addHours(end),
      }),
    );
  return ids;
}

async function countEach(database: Kysely<Tables>, filter: TotalFilter) {
  const { rows } = await sql<{ upcoming: number; open: number; all: number }>`
    select (count(*) filter (where start_time > ${now}))::int as upcoming,
      (count(*) filter (where end_time > ${now}))::int as open, count(*)::int as all
    from events where ${IS_LISTED} and ${isOfKind(filter)}`.execute(database);
  return rows[0];
}

async function requireEqualTotals(): Promise<void> {
  for (const filter of [
    {},
    { category: 'quiz' as const },
    { category: 'webinar' as const, mode: 'offline' as const },
  ])
    assert.deepEqual(
      await readListedTotals(test.database, sql<Date>`${now}::timestamptz`, filter),
      await countEach(test.database, filter),
    );
}

it('totals equal a count after every change of an event', async () => {
  const ids = await saveEvents();
  await requireEqualTotals();
  const changes = [
    { cancelledAt: now },
    { cancelledAt: null },
    { deletedAt: now },
    { deletedAt: null },
    { visibility: 'private', inviteKey: 'key' },
    { visibility: 'public' },
    { category: 'hackathon' },
    { mode: 'offline' },
    { endTime: addHours(3_000) },
    { title: 'Another title' },
  ] as const;
  for (const change of changes) {
    await test.database.updateTable('events').set(change).where('id', 'in', ids.slice(2, 7)).execute();
    await requireEqualTotals();
  }
  await test.database.deleteFrom('eventSeats').where('eventId', 'in', ids.slice(0, 4)).execute();
  await test.database.deleteFrom('events').where('id', 'in', ids.slice(0, 4)).execute();
  await requireEqualTotals();
});

it('totals are exact after concurrent changes of the same days', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, saveEvents));
  await Promise.all(
    ids.flat().map((id, index) =>
      test.database
        .updateTable('events')
        .set(index % 2 === 0 ? { cancelledAt: now } : { endTime: addHours(2_500) })
        .where('id', '=', id)
        .execute(),
    ),
  );
  await requireEqualTotals();
});
