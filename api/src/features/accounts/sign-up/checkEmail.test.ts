import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, type CallInput } from '@marquee/shared-contracts';
import { buildParticipant } from '../../../testing/buildAccount';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createHostForm, createParticipantForm } from '../../../testing/signUpForm';

const test = setUpTestApp();
// Each test starts a day later, after all limits of the previous test.
beforeEach(() => test.clock.advance(25 * 3600));

const check = (body: CallInput<typeof auth.checkEmail>['body']) => test.call(auth.checkEmail, { body });
const register = (body: CallInput<typeof auth.register>['body']) => test.call(auth.register, { body });

describe('checking an email before a sign-up', () => {
  it('accepts a free email, in any spelling, and stores and mails nothing', async () => {
    const email = 'free@example.org';
    const { status, body } = await check({ email: ' Free@Example.ORG ' });
    assert.deepEqual([status, body], [200, { status: 'SUCCESS', data: null }]);
    assert.equal((await test.mails()).filter(({ to }) => to === email).length, 0);
    assert.equal((await register(createParticipantForm({ email }))).status, 201);
    // A draft is no account yet.
    assert.equal((await check({ email })).status, 200);
  });

  it('refuses a taken email as the sign-up of either role does', async () => {
    const { email } = await buildParticipant(test);
    for (const form of [createParticipantForm({ email }), createHostForm({ email })]) {
      const checked = await check({ email, role: form.role });
      const registered = await register(form);
      assert.deepEqual([checked.status, checked.error], [registered.status, registered.error]);
      assert.equal(checked.error.code, 'EMAIL_TAKEN');
    }
    assert.equal((await check({ email })).error.message, 'Failed to create account');
  });

  it('refuses an invalid email with the texts of the role', async () => {
    for (const [role, message] of [
      ['user', 'Please enter a valid email address.'],
      ['host', 'Invalid email format.'],
    ] as const) {
      const { status, error } = await check({ email: 'nobody', role });
      assert.deepEqual([status, error.errors], [400, [{ field: 'email', message }]]);
    }
  });

  it('uses no sign-up of a free email, however often it is checked', async () => {
    const form = createParticipantForm({ email: 'patient@example.org' });
    for (let times = 0; times < 20; times += 1)
      assert.equal((await check({ email: form.email })).status, 200);
    for (let times = 0; times < 8; times += 1) assert.equal((await register(form)).status, 201);
    assert.equal((await register(form)).status, 429);
  });

  it('shares the limit of sign-ups for a taken email', async () => {
    const { email } = await buildParticipant(test);
    for (let times = 0; times < 4; times += 1) {
      assert.equal((await check({ email })).status, 409);
      assert.equal((await register(createParticipantForm({ email }))).status, 409);
    }
    for (const { status, headers } of [
      await check({ email }),
      await register(createParticipantForm({ email })),
    ])
      assert.deepEqual([status, headers['retry-after']], [429, '1200']);
  });
});
