import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { migrate } from './migrate';

let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

describe('either engine', () => {
  it('closes, even if no query was ever run', async () => {
    const unused = await buildDatabase();
    await unused.database.destroy();
    await assert.rejects(sql`select 1`.execute(unused.database));
    await unused.close();
  });

  it('reads every stored type equally', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, 7 as small, 1.5::float8 as part,
      12.50::numeric as exact, '2026-05-04 12:00:00.123456+02'::timestamptz as instant,
      '2026-05-04'::date as day, '\\x00ff'::bytea as bytes, '{"a_b": [1]}'::jsonb as document,
      array['a', 'b']::text[] as words, true as flag, null::text as nothing,
      '0190aaaa-0000-7000-8000-000000000000'::uuid as id`.execute(test.database);
    assert.deepEqual(rows, [
      {
        big: 9_007_199_254_740_991,
        small: 7,
        part: 1.5,
        exact: '12.50',
        instant: new Date('2026-05-04T10:00:00.123Z'),
        day: '2026-05-04',
        bytes: Buffer.from([0, 255]),
        document: { a_b: [1] },
        words: ['a', 'b'],
        flag: true,
        nothing: null,
        id: '0190aaaa-0000-7000-8000-000000000000',
      },
    ]);
  });

  it('refuses an integer beyond the safe range', async () => {
    await assert.rejects(sql`select 9007199254740993::int8 as big`.execute(test.database), /beyond 2\^53/);
    await sql`select 1`.execute(test.database);
  });

  it('counts the rows that a write changed', async () => {
    const now = new Date();
    const insert = (key: string) =>
      test.database.insertInto('throttles').values({ key, hits: 1, endsAt: now });
    await insert('a').execute();
    await insert('b').execute();
    const { numUpdatedRows } = await test.database
      .updateTable('throttles')
      .set({ hits: 2 })
      .executeTakeFirst();
    assert.equal(numUpdatedRows, 2n);
    const repeat = await insert('a')
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    assert.equal(repeat.numInsertedOrUpdatedRows, 0n);
  });

  it('isolates a transaction from concurrent queries, and rolls it back as a whole', async () => {
    const now = new Date();
    const undone = test.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('throttles').values({ key: 'inside', hits: 1, endsAt: now }).execute();
      await wait(50);
      throw new Error('undo');
    });
    const beside = test.database
      .insertInto('throttles')
      .values({ key: 'beside', hits: 1, endsAt: now })
      .execute();
    await assert.rejects(undone, /undo/);
    await beside;
    const keys = await test.database.selectFrom('throttles').select('key').orderBy('key').execute();
    assert.deepEqual(
      keys.map(({ key }) => key),
      ['a', 'b', 'beside'],
    );
  });

  it('finds nothing to do for two concurrent repeated migrations', async () => {
    await Promise.all([migrate(test.database), migrate(test.database)]);
  });
});
