import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { streamRows } from './streamRows';

let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

const selectNumbers = (count: number) => sql<{ number: number }>`
  select n::int as number from generate_series(1, ${count}::int) n`;

for (const count of [0, 1, 1_000, 2_500])
  it(`reads ${count} rows in their order`, async () => {
    const numbers: number[] = [];
    for await (const rows of streamRows(test.database, selectNumbers(count)))
      numbers.push(...rows.map(({ number }) => number));
    assert.deepEqual(
      numbers,
      Array.from({ length: count }, (_, index) => index + 1),
    );
  });

it('releases its connection when the loop ends early, and after an error', async () => {
  // More loops than the pool of either engine has connections.
  for (let time = 0; time < 25; time += 1) {
    for await (const rows of streamRows(test.database, selectNumbers(5_000))) if (rows.length > 0) break;
    await assert.rejects(streamRows(test.database, sql`select missing from nowhere`).next());
  }
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(test.database);
  assert.deepEqual(rows, [{ one: 1 }]);
});
