import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { auth, events } from '@marquee/shared-contracts';
import { buildParticipant } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { DelayQueue } from './DelayQueue';

const delays: number[] = [];
const test = setUpTestApp({
  rates: { perToken: 3, perAddress: 5, wrongPerAddress: 20 },
  delays: new DelayQueue(async (milliseconds) => delays.push(milliseconds)),
});
beforeEach(() => {
  delays.length = 0;
  test.clock.advance(3600);
});

const readMe = (token: string) => test.call(auth.me, {}, token);

it("refuses a session's fourth call in a minute, but not another session's", async () => {
  const [one, other] = [await buildParticipant(test), await buildParticipant(test)];
  for (let call = 0; call < 3; call += 1) assert.equal((await readMe(one.token)).status, 200);
  const refused = await readMe(one.token);
  assert.equal(refused.status, 429);
  assert.equal(refused.error.code, 'TOO_MANY_REQUESTS');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await readMe(other.token)).status, 200);
  test.clock.advance(60);
  assert.equal((await readMe(one.token)).status, 200);
});

it('delays an address beyond its rate increasingly, and never refuses it', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) statuses.push((await test.call(events.events, {})).status);
  assert.deepEqual(statuses, Array(12).fill(200));
  assert.deepEqual(delays, [1000, 4000, 4000, 4000, 4000, 4000, 4000]);
});

it('delays junk from an address, but never its live sessions', async () => {
  const own = await buildParticipant(test);
  for (let call = 0; call < 1000; call += 1) assert.equal((await readMe('a'.repeat(40))).status, 401);
  assert.ok(delays.length > 900);
  delays.length = 0;
  assert.equal((await readMe(own.token)).status, 200);
  assert.deepEqual(delays, []);
});
