import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TokenBucket } from './TokenBucket';

it('issues permits at its rate, with bursts of a tenth of a second, and accepts unused permits back', () => {
  let now = 0;
  const rate = new TokenBucket(50, () => now);
  assert.equal(rate.takePermits(100), 5);
  assert.equal(rate.takePermits(1), 0);
  now += 20;
  assert.equal(rate.takePermits(1), 1);
  now += 10_000;
  assert.equal(rate.takePermits(3), 3);
  rate.returnPermits(3);
  assert.equal(rate.takePermits(100), 5);
});
