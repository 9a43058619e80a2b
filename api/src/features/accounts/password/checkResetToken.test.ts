import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const test = setUpTestApp();
let person: TestAccount;
let resetToken: string;
beforeEach(async () => {
  test.clock.advance(3600);
  person = await buildParticipant(test);
  const { email } = person;
  await test.call(auth.forgotPassword, { body: { email } });
  const { body } = await test.call(auth.verifyOtp, { body: { email, otp: await test.codeFor(email) } });
  resetToken = body.data.resetToken;
});

const check = async (body: { email: string; resetToken: string }) => {
  const reply = await test.call(auth.checkResetToken, { body });
  return reply.status === 200 ? 'live' : reply.error.code;
};
const change = (newPassword: string) =>
  test.call(auth.changePassword, { body: { email: person.email, newPassword, resetToken } });

describe('checking the proof of a reset', () => {
  it('leaves a live proof as it is, until a password was changed with it', async () => {
    const body = { email: person.email, resetToken };
    for (let times = 0; times < 3; times += 1) assert.equal(await check(body), 'live');
    assert.equal((await change('Fresh@123')).status, 200);
    assert.equal(await check(body), 'RESET_NOT_VERIFIED');
  });

  it('refuses an expired, foreign or unknown proof as the change does', async () => {
    const stranger = await buildParticipant(test);
    assert.equal(await check({ email: stranger.email, resetToken }), 'RESET_NOT_VERIFIED');
    assert.equal(await check({ email: person.email, resetToken: '' }), 'RESET_NOT_VERIFIED');
    assert.equal(await check({ email: person.email, resetToken: `${resetToken}x` }), 'RESET_NOT_VERIFIED');
    test.clock.advance(600);
    assert.equal(await check({ email: person.email, resetToken }), 'RESET_NOT_VERIFIED');
    const changed = await change('Fresh@123');
    const checked = await test.call(auth.checkResetToken, { body: { email: person.email, resetToken } });
    assert.deepEqual([checked.status, checked.error], [changed.status, changed.error]);
  });
});
