import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { auth, homepage } from '@marquee/shared-contracts';
import { buildParticipant } from '../testing/buildAccount';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

let test: TestApp;
before(async () => {
  test = await buildTestApp({ rates: { perToken: 3, perAddress: 5 } });
});
after(() => test.close());

it('refuses a session its fourth call of a minute, not another session', async () => {
  const [one, other] = [await buildParticipant(test), await buildParticipant(test)];
  const me = (token: string) => test.call(auth.me, {}, token);
  for (let call = 0; call < 3; call += 1) assert.equal((await me(one.token)).status, 200);
  const refused = await me(one.token);
  assert.equal(refused.status, 429);
  assert.equal(refused.error.code, 'TOO_MANY_REQUESTS');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await me(other.token)).status, 200);
  test.clock.advance(60);
  assert.equal((await me(one.token)).status, 200);
});

it('counts calls without a live session by the address, invented tokens too', async () => {
  test.clock.advance(60);
  const calls = [
    ...Array.from({ length: 3 }, () => test.call(homepage.events, {})),
    ...['a', 'b'].map((letter) => test.call(auth.me, {}, letter.repeat(40))),
  ];
  assert.deepEqual(
    (await Promise.all(calls)).map(({ status }) => status).toSorted(),
    [200, 200, 200, 401, 401],
  );
  assert.equal((await test.call(homepage.events, {})).status, 429);
});
