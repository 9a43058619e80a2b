import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { SettableClock } from '../../testing/SettableClock';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { restoreTries, returnTry, takeTry, createTryBudget } from './tryBudget';

const SMALL = { name: 'small', tries: 3, refillSeconds: 60 };
const LARGE = { name: 'large', tries: 5, refillSeconds: 10 };
const TOGETHER = 100;

let test: TestDatabase;
const clock = new SettableClock();
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

const take = (...budgets: ReturnType<typeof createTryBudget>[]) => takeTry(test.database, clock, budgets);

describe('a budget of tries', () => {
  it('allows all tries at once, then one per refill, and returns the delay', async () => {
    const own = createTryBudget(SMALL, 'own');
    for (const used of [0, 1, 2]) assert.deepEqual(await take(own), { taken: true, used });
    assert.deepEqual(await take(own), { taken: false, retryAfterSeconds: 60 });
    clock.advance(45);
    assert.deepEqual(await take(own), { taken: false, retryAfterSeconds: 15 });
    clock.advance(15);
    assert.equal((await take(own)).taken, true);
    assert.equal((await take(own)).taken, false);
    assert.equal((await take(createTryBudget(SMALL, 'other'))).taken, true);
  });

  it('takes from every budget or from none', async () => {
    const [all, part] = [createTryBudget(LARGE, 'all'), createTryBudget(SMALL, 'all', 'part')];
    for (let tries = 0; tries < 3; tries += 1) assert.equal((await take(all, part)).taken, true);
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await take(all, part)).taken, false);
    assert.deepEqual(await take(all), { taken: true, used: 3 });
  });

  it('accepts a try back, and is full again when restored', async () => {
    const own = createTryBudget(SMALL, 'back');
    for (let tries = 0; tries < 3; tries += 1) await take(own);
    await returnTry(test.database, [own]);
    assert.deepEqual(await take(own), { taken: true, used: 2 });
    await restoreTries(test.database, own);
    assert.deepEqual(await take(own), { taken: true, used: 0 });
  });

  it('stores no subject in clear', async () => {
    await take(createTryBudget(SMALL, 'person@example.org'));
    const rows = await test.database.selectFrom('throttles').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes('person'));
  });
});

/** Broken variant: it reads the budget first and counts afterwards. */
async function checkThenTake(key: string): Promise<boolean> {
  const row = await test.database
    .selectFrom('throttles')
    .select('endsAt')
    .where('key', '=', key)
    .executeTakeFirst();
  const usedMs = (row?.endsAt.getTime() ?? 0) - clock.now().getTime();
  if (usedMs > 2 * 60_000) return false;
  await sql`insert into throttles (key, hits, ends_at) values (${key}, 0, ${clock.now()}::timestamptz + interval '1 minute')
    on conflict (key) do update set ends_at = throttles.ends_at + interval '1 minute'`.execute(test.database);
  return true;
}

describe(`${TOGETHER} concurrent tries of one budget`, () => {
  it('succeed as often as it allows', { skip: skipWithoutPostgres }, async () => {
    const own = createTryBudget(SMALL, 'at once');
    const tried = await Promise.all(Array.from({ length: TOGETHER }, () => take(own)));
    assert.equal(tried.filter(({ taken }) => taken).length, 3);
  });

  it('would succeed more often if counted afterwards', { skip: skipWithoutPostgres }, async () => {
    const tried = await Promise.all(Array.from({ length: TOGETHER }, () => checkThenTake('twin')));
    assert.ok(tried.filter(Boolean).length > 3);
  });
});
