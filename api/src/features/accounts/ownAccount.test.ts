import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { setPassword } from '../../testing/setPassword';
import { createParticipantForm } from '../../testing/signUpForm';
import { startSession } from './queries';

const OLD = 'Right@123';
const NEW = 'Fresh@123';

const test = setUpTestApp();
let person: TestAccount;
beforeEach(async () => {
  person = await buildParticipant(test);
  await setPassword(test, person, OLD);
});

const change = (currentPassword: string, newPassword = NEW) =>
  test.call(auth.changeOwnPassword, { body: { currentPassword, newPassword } }, person.token);
const logIn = (password: string) => test.call(auth.authenticate, { body: { email: person.email, password } });
const isLive = async (token: string): Promise<boolean> =>
  (await test.call(auth.me, {}, token)).status === 200;

const readAuditActions = async (id: string): Promise<string[]> =>
  (
    await test.database
      .selectFrom('auditEntries')
      .select('action')
      .where('objectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('changing the password while logged in', () => {
  it('ends every other session, voids resets, and notifies the owner', async () => {
    const other = await startSession(test.database, person.id, test.clock.now());
    await test.call(auth.forgotPassword, { body: { email: person.email } });
    const otp = await test.codeFor(person.email);
    assert.equal((await change(OLD)).status, 200);
    assert.equal(await isLive(person.token), true);
    assert.equal(await isLive(other), false);
    assert.equal((await test.call(auth.verifyOtp, { body: { email: person.email, otp } })).status, 400);
    assert.equal((await logIn(OLD)).status, 401);
    assert.equal((await logIn(NEW)).status, 200);
    const newest = (await test.mails()).at(-1);
    assert.deepEqual([newest?.to, newest?.subject], [person.email, 'Your Marquee password was changed']);
    assert.deepEqual(await readAuditActions(person.id), ['account.password-change', 'account.sign-in']);
  });

  it('requires the current password, throttled like the login, and keeps the session', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { status, error } = await change('Wrong@123');
      assert.equal(status, 400);
      assert.deepEqual(error.errors, [
        { field: 'currentPassword', message: 'This is not your current password.' },
      ]);
    }
    assert.equal((await change(OLD)).status, 429);
    assert.equal(await isLive(person.token), true);
    test.clock.advance(900);
    assert.equal((await logIn(OLD)).status, 200);
  });

  it('refuses a weak password and the current password', async () => {
    assert.equal((await change(OLD, 'weak')).status, 400);
    const { error } = await change(OLD, OLD);
    assert.deepEqual(error.errors, [
      { field: 'newPassword', message: 'Please choose a password that differs from your current one.' },
    ]);
  });

  it('succeeds once for two concurrent calls', async () => {
    const answers = await Promise.all([change(OLD, 'First@123'), change(OLD, 'Other@123')]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
  });
});

describe('a sign-up and its first login', () => {
  it('create one welcome notification, counted as unread, and audit entries', async () => {
    const email = 'welcome@example.org';
    const { body } = await test.call(auth.register, { body: createParticipantForm({ email }) });
    const otp = await test.codeFor(email);
    const confirmed = await test.call(auth.validate, { body: { email, otp, draftId: body.data.draftId } });
    const { token, user } = confirmed.body.data;
    assert.equal((await test.call(auth.me, {}, token)).body.data.unreadCount, 1);
    const notices = await test.database
      .selectFrom('notifications')
      .select(['type', 'title', 'message'])
      .where('recipientId', '=', user.id)
      .execute();
    assert.deepEqual(notices, [
      {
        type: 'WELCOME',
        title: 'Welcome to Marquee',
        message: 'Your account is ready. Find an event and register.',
      },
    ]);
    assert.deepEqual(await readAuditActions(user.id), ['account.sign-in']);
  });

  it('begins no session when the password is replaced during the comparison', async () => {
    const { passwords } = test.app;
    const matches = passwords.matches.bind(passwords);
    passwords.matches = async (passwordHash, typed) => {
      passwords.matches = matches;
      const isRight = await matches(passwordHash, typed);
      await setPassword(test, person, NEW);
      return isRight;
    };
    assert.equal((await logIn(OLD)).status, 401);
  });
});
