import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { SettableClock } from '../testing/SettableClock';
import { isWithin, requireWithin, throttle } from './throttle';

const limit = { name: 'test', hits: 3, seconds: 60 };
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

describe('a throttle', () => {
  it('lets so many through in its window, each subject for itself, and says when to come again', async () => {
    const clock = new SettableClock();
    const own = throttle(limit, 'own');
    for (let hits = 0; hits < 3; hits += 1) await requireWithin(test.database, own, clock.now());
    clock.advance(59);
    await assert.rejects(requireWithin(test.database, own, clock.now()), {
      refusal: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 1 },
    });
    assert.equal(await isWithin(test.database, throttle(limit, 'other'), clock.now()), true);
    clock.advance(1);
    assert.equal(await isWithin(test.database, own, clock.now()), true);
  });

  it('counts every one of many hits at once', async () => {
    const now = new SettableClock().now();
    const asked = throttle(limit, 'at once');
    const within = await Promise.all(Array.from({ length: 50 }, () => isWithin(test.database, asked, now)));
    assert.equal(within.filter(Boolean).length, 3);
  });

  it('does not store whom it counts', async () => {
    await isWithin(test.database, throttle(limit, 'person@example.org'), new Date());
    const rows = await test.database.selectFrom('throttles').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes('person'));
  });
});
