import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { DelayQueue } from './DelayQueue';

it('delays 50 calls per network and 200 in all; others continue immediately', async () => {
  const sleeping: (() => void)[] = [];
  const room = new DelayQueue(() => new Promise<void>((resolve) => sleeping.push(resolve)));
  let passed = 0;
  const createCrowd = (network: number, count: number) =>
    Array.from({ length: count }, async () => {
      await room.wait(`192.0.2.${network}`, 1_000);
      passed += 1;
    });
  const first = createCrowd(1, 80);
  await setImmediate();
  assert.deepEqual([room.waiting, passed], [50, 30]);
  const others = [2, 3, 4, 5].flatMap((network) => createCrowd(network, 60));
  await setImmediate();
  assert.deepEqual([room.waiting, passed], [200, 30 + 90]);
  sleeping.forEach((wake) => wake());
  await Promise.all([...first, ...others]);
  assert.deepEqual([room.waiting, passed], [0, 320]);
});
