import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createHostForm, createParticipantForm } from '../../../testing/signUpForm';

const EMAIL = 'priya@example.org';
const password = 'Right@123';

const test = setUpTestApp({}, async () => {
  const { body } = await test.call(auth.register, {
    body: createParticipantForm({ email: EMAIL, password }),
  });
  const otp = await test.codeFor(EMAIL);
  await test.call(auth.validate, { body: { email: EMAIL, otp, draftId: body.data.draftId } });
});
beforeEach(() => test.clock.advance(25 * 3600));

const logIn = (given: { email?: string; password?: string }) =>
  test.call(auth.authenticate, { body: { email: EMAIL, password, ...given } });

describe('logging in', () => {
  it("begins a session, ignoring the email's case and spaces", async () => {
    const { status, body } = await logIn({ email: ' Priya@Example.ORG ' });
    assert.equal(status, 200);
    assert.equal(body.message, 'Login successful');
    assert.equal(body.data.role, 'USER');
    assert.equal((await test.call(auth.me, {}, body.data.token)).body.data.email, EMAIL);
  });

  it('refuses a wrong password and an unknown email alike', async () => {
    const wrong = await logIn({ password: 'Wrong@123' });
    const unknown = await logIn({ email: 'unknown@example.org' });
    assert.equal(wrong.status, 401);
    assert.equal(wrong.error.message, 'Invalid username or password');
    assert.deepEqual(unknown.error, wrong.error);
  });

  it('computes a password hash for an unknown email as well', async () => {
    const compared: (string | undefined)[] = [];
    const { passwords } = test.app;
    const matches = passwords.matches.bind(passwords);
    passwords.matches = (passwordHash, typed) => {
      compared.push(passwordHash);
      return matches(passwordHash, typed);
    };
    await logIn({ email: 'unknown@example.org' });
    passwords.matches = matches;
    assert.deepEqual(compared, [undefined]);
    assert.equal(await passwords.matches(undefined, 'a password that nobody has'), false);
  });

  it('refuses an address after twenty wrong passwords for one account, with a retry within ten seconds', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      assert.equal((await logIn({ password: 'Wrong@123' })).status, 401);
    }
    const refused = await logIn({});
    assert.equal(refused.status, 429);
    assert.equal(refused.headers['retry-after'], '10');
    test.clock.advance(300);
    assert.equal((await logIn({})).status, 200);
  });

  it('counts only wrong passwords since the last right password', async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) {
      for (let tries = 0; tries < 15; tries += 1) await logIn({ password: 'Wrong@123' });
      assert.equal((await logIn({})).status, 200);
    }
  });

  it('refuses a suspended account', async () => {
    const change = (state: 'ACTIVE' | 'SUSPENDED') =>
      test.database.updateTable('accounts').set({ state }).where('email', '=', EMAIL).execute();
    await change('SUSPENDED');
    const { status, error } = await logIn({});
    await change('ACTIVE');
    assert.equal(status, 403);
    assert.equal(error.code, 'SUSPENDED');
  });
});

describe('logging in before the code was entered', () => {
  it('mails another code and returns its draft id', async () => {
    const email = 'draft@example.org';
    const { body } = await test.call(auth.register, { body: createHostForm({ email, password }) });
    const { draftId } = body.data;
    test.clock.advance(60);
    const { status, error } = await logIn({ email });
    assert.equal(status, 403);
    assert.deepEqual(error, {
      status: 'ERROR',
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please confirm your email with the code we sent.',
      draft: { draftId, role: 'HOST' },
    });
    assert.equal((await test.mails()).filter(({ to }) => to === email).length, 2);
    const otp = await test.codeFor(email);
    const confirmed = await test.call(auth.validate, { body: { email, otp, draftId } });
    assert.equal(confirmed.status, 200);
  });

  it('reveals no draft to a wrong password', async () => {
    const email = 'hidden@example.org';
    await test.call(auth.register, { body: createHostForm({ email }) });
    const { error } = await logIn({ email, password: 'Wrong@123' });
    assert.equal(error.code, 'WRONG_CREDENTIALS');
    assert.equal(error.draft, undefined);
  });

  it('mails no code within the pause', async () => {
    const email = 'pause@example.org';
    await test.call(auth.register, { body: createHostForm({ email }) });
    assert.equal((await logIn({ email })).error.code, 'EMAIL_NOT_VERIFIED');
    assert.equal((await test.mails()).filter(({ to }) => to === email).length, 1);
  });
});
