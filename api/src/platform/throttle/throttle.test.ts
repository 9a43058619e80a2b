import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { SettableClock } from '../../testing/SettableClock';
import { isWithinLimit, requireWithinLimit, createThrottle } from './throttle';

const limit = { name: 'test', hits: 3, seconds: 60 };
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

describe('a throttle', () => {
  it('admits its number of hits per window and subject, and returns the delay before a retry', async () => {
    const clock = new SettableClock();
    const own = createThrottle(limit, 'own');
    for (let hits = 0; hits < 3; hits += 1) await requireWithinLimit(test.database, own, clock.now());
    clock.advance(59);
    await assert.rejects(requireWithinLimit(test.database, own, clock.now()), {
      refusal: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 1 },
    });
    assert.equal(await isWithinLimit(test.database, createThrottle(limit, 'other'), clock.now()), true);
    clock.advance(1);
    assert.equal(await isWithinLimit(test.database, own, clock.now()), true);
  });

  it('counts every concurrent hit', async () => {
    const now = new SettableClock().now();
    const throttle = createThrottle(limit, 'at once');
    const within = await Promise.all(
      Array.from({ length: 50 }, () => isWithinLimit(test.database, throttle, now)),
    );
    assert.equal(within.filter(Boolean).length, 3);
  });

  it('stores no subject in clear', async () => {
    await isWithinLimit(test.database, createThrottle(limit, 'person@example.org'), new Date());
    const rows = await test.database.selectFrom('throttles').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes('person'));
  });
});
