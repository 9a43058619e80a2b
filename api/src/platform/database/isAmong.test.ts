import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { buildHost } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { registerCopies } from '../../testing/registerCopies';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { isAmong } from './isAmong';

const PEOPLE = 2_000;
const test = setUpTestApp();

it('reads the keys once for a table without statistics, which `in` reads for each row', async () => {
  await sql`alter table registrations set (autovacuum_enabled = false)`.execute(test.database);
  const eventId = await buildEvent(test, await buildHost(test));
  await registerCopies(test, { eventId, count: PEOPLE });
  const keys = sql`select user_id from registrations
    where event_id = ${eventId} and type = 'College Student' order by registered_at, id limit 51`;
  const countRepeats = async (condition: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze
      select * from registrations where event_id = ${eventId} and state = 'ACTIVE' and ${condition}`.execute(
      test.database,
    );
    const loops = rows.map((row) => Number(/loops=(\d+)/.exec(row['QUERY PLAN'])?.[1] ?? 0));
    return Math.max(...loops);
  };
  assert.equal(await countRepeats(isAmong('user_id', keys)), 1);
  assert.ok((await countRepeats(sql`user_id in (${keys})`)) >= PEOPLE);
});
