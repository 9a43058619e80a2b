import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, type CallInput } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { setPassword } from '../../../testing/setPassword';

const OLD = 'Right@123';
const NEW = 'Fresh@123';

const test = setUpTestApp({ publicUrl: 'https://marquee.example.org' });
let person: TestAccount;
beforeEach(async () => {
  test.clock.advance(3600);
  person = await buildParticipant(test);
  await setPassword(test, person, OLD);
});

const forget = (email = person.email) => test.call(auth.forgotPassword, { body: { email } });
const verify = (otp: string, email = person.email) => test.call(auth.verifyOtp, { body: { email, otp } });
const change = (body: Partial<CallInput<typeof auth.changePassword>['body']>) =>
  test.call(auth.changePassword, { body: { email: person.email, newPassword: NEW, ...body } });
const logIn = async (password: string): Promise<number> =>
  (await test.call(auth.authenticate, { body: { email: person.email, password } })).status;
const isLoggedIn = async (): Promise<boolean> => (await test.call(auth.me, {}, person.token)).status === 200;

const pickWrongCode = (code: string): string => (code === '0000' ? '0001' : '0000');

async function readMailsTo(email: string) {
  return (await test.mails()).filter(({ to }) => to === email);
}

async function linkToken(): Promise<string> {
  const text = (await readMailsTo(person.email)).at(-1)?.text ?? '';
  return /https:\/\/marquee\.example\.org\/change-password#token=([\w-]+)&email=/.exec(text)?.[1] ?? '';
}

async function createProof(): Promise<string> {
  await forget();
  const { body } = await verify(await test.codeFor(person.email));
  return body.data.resetToken;
}

async function assertUnchanged(): Promise<void> {
  assert.equal(await isLoggedIn(), true);
  assert.equal(await logIn(NEW), 401);
  assert.equal(await logIn(OLD), 200);
}

async function assertRefused(answer: ReturnType<typeof change>): Promise<void> {
  const { status, error } = await answer;
  assert.equal(status, 401);
  assert.equal(error.code, 'RESET_NOT_VERIFIED');
  assert.equal(error.message, 'Password change failed');
}

describe('a forgotten password', () => {
  it('answers equally for known and unknown emails, and mails only known emails', async () => {
    const known = await forget();
    const unknown = await forget('unknown@example.org');
    assert.equal(known.status, 200);
    assert.deepEqual({ ...unknown.body, resetId: '' }, { ...known.body, resetId: '' });
    for (const { body } of [known, unknown]) assert.match(body.resetId ?? '', /^[0-9a-f-]{36}$/);
    assert.equal((await readMailsTo(person.email)).length, 1);
    assert.equal((await readMailsTo('unknown@example.org')).length, 0);
  });

  it('refuses an invalid email', async () => {
    const { status, error } = await forget('priya@');
    assert.equal(status, 400);
    assert.equal(error.message, 'Invalid email');
    assert.deepEqual(error.errors, [{ field: 'email', message: 'Invalid email' }]);
  });

  for (const kind of ['known', 'unknown'])
    it(`pauses 60 seconds, allows six resets per address for ${kind} emails, then one in four hours`, async () => {
      const email = kind === 'known' ? person.email : 'nobody@example.org';
      for (let mails = 0; mails < 6; mails += 1) {
        assert.equal((await forget(email)).status, 200);
        const paused = await forget(email);
        assert.equal(paused.status, 429);
        assert.equal(paused.headers['retry-after'], '60');
        test.clock.advance(60);
      }
      assert.equal((await forget(email)).status, 429);
      test.clock.advance(4 * 3600);
      assert.equal((await forget(email)).status, 200);
    });

  it('voids the previous code and link when the same reset is mailed again', async () => {
    const { resetId } = (await forget()).body;
    const code = await test.codeFor(person.email);
    const token = await linkToken();
    const early = await test.call(auth.forgotPassword, { body: { email: person.email, resetId } });
    test.clock.advance(60);
    const again = await test.call(auth.forgotPassword, { body: { email: person.email, resetId } });
    assert.deepEqual([early.status, again.status, again.body.resetId], [429, 200, resetId]);
    const verifyThis = (otp: string) =>
      test.call(auth.verifyOtp, { body: { email: person.email, otp, resetId } });
    if ((await test.codeFor(person.email)) !== code) assert.equal((await verifyThis(code)).status, 400);
    await assertRefused(change({ resetToken: token }));
    await assertUnchanged();
    assert.equal((await verifyThis(await test.codeFor(person.email))).status, 200);
  });

  it('mails nothing to a suspended account', async () => {
    await test.database
      .updateTable('accounts')
      .set({ state: 'SUSPENDED' })
      .where('id', '=', person.id)
      .execute();
    assert.equal((await forget()).status, 200);
    assert.equal((await readMailsTo(person.email)).length, 0);
  });
});

describe("a reset's code", () => {
  it('returns a proof and never a session', async () => {
    await forget();
    const { status, body } = await verify(await test.codeFor(person.email));
    assert.equal(status, 200);
    const { resetToken } = body.data;
    assert.deepEqual(body, {
      status: 'SUCCESS',
      email: person.email,
      data: { email: person.email, resetToken },
    });
    assert.equal(Buffer.from(resetToken, 'base64url').length, 32);
    assert.equal((await test.call(auth.me, {}, resetToken)).status, 401);
    const stored = await test.database.selectFrom('resetTokens').selectAll().execute();
    assert.ok(!JSON.stringify(stored).includes(resetToken));
  });

  it('works once', async () => {
    await forget();
    const code = await test.codeFor(person.email);
    assert.equal((await verify(code)).status, 200);
    const again = await verify(code);
    assert.equal(again.status, 400);
    assert.equal(again.error.message, 'OTP verification failed');
  });

  for (const kind of ['known', 'unknown'])
    it(`is locked after three wrong tries, for ${kind} emails alike`, async () => {
      const email = kind === 'known' ? person.email : `${person.id}@example.org`;
      assert.equal((await verify('1234', email)).status, 400);
      await forget(email);
      const code = kind === 'known' ? await test.codeFor(email) : '1234';
      for (let tries = 0; tries < 3; tries += 1) {
        const { status, error } = await verify(pickWrongCode(code), email);
        assert.deepEqual(
          [status, error.code, error.message],
          [400, 'OTP_INVALID', 'OTP verification failed'],
        );
      }
      const locked = await verify(code, email);
      assert.deepEqual([locked.status, locked.error.code], [429, 'OTP_LOCKED']);
    });

  it('expires after ten minutes', async () => {
    await forget();
    const code = await test.codeFor(person.email);
    test.clock.advance(600);
    assert.deepEqual((await verify(code)).error.code, 'OTP_EXPIRED');
  });

  it('is not accepted as a code of a sign-up', async () => {
    await forget();
    const otp = await test.codeFor(person.email);
    const { status } = await test.call(auth.validate, { body: { email: person.email, otp } });
    assert.equal(status, 400);
  });
});

describe('a new password', () => {
  it('without a proof changes nothing', async () => {
    await forget();
    await assertRefused(change({}));
    await assertRefused(change({ resetToken: 'a'.repeat(43) }));
    await assertRefused(change({ otp: pickWrongCode(await test.codeFor(person.email)) }));
    await assertUnchanged();
  });

  it("with another account's proof changes neither account", async () => {
    const other = await buildParticipant(test);
    await forget(other.email);
    const { body } = await verify(await test.codeFor(other.email), other.email);
    await assertRefused(change({ resetToken: body.data.resetToken }));
    await assertUnchanged();
    assert.equal((await test.call(auth.me, {}, other.token)).status, 200);
  });

  it('with an expired proof changes nothing', async () => {
    const resetToken = await createProof();
    test.clock.advance(600);
    await assertRefused(change({ resetToken }));
    await assertUnchanged();
  });

  for (const [name, of] of [
    ["the code's token", async () => ({ resetToken: await createProof() })],
    [
      "the mail's link",
      async () => {
        await forget();
        return { resetToken: await linkToken() };
      },
    ],
    [
      'the code itself',
      async () => {
        await forget();
        return { otp: await test.codeFor(person.email) };
      },
    ],
  ] as const)
    it(`by ${name} succeeds once, ends every session and voids every other proof`, async () => {
      const given = await of();
      const link = await linkToken();
      assert.equal((await change(given)).status, 200);
      assert.equal(await isLoggedIn(), false);
      assert.equal(await logIn(OLD), 401);
      assert.equal(await logIn(NEW), 200);
      await assertRefused(change({ ...given, newPassword: 'Third@123' }));
      await assertRefused(change({ resetToken: link, newPassword: 'Third@123' }));
      assert.equal(await logIn(NEW), 200);
      const subjects = (await readMailsTo(person.email)).map(({ subject }) => subject);
      assert.deepEqual(subjects, ['Your Marquee password', 'Your Marquee password was changed']);
    });

  it('must differ from the old one and be strong, and the proof survives a refusal', async () => {
    const resetToken = await createProof();
    const same = await change({ resetToken, newPassword: OLD });
    assert.deepEqual(same.error.errors, [
      { field: 'newPassword', message: 'Please choose a password that differs from your current one.' },
    ]);
    assert.equal((await change({ resetToken, newPassword: 'weak' })).status, 400);
    assert.equal((await change({ resetToken })).status, 200);
  });

  it('allows logging in immediately, even after twenty wrong passwords', async () => {
    for (let tries = 0; tries < 20; tries += 1) await logIn('Wrong@123');
    assert.equal(await logIn(OLD), 429);
    await change({ resetToken: await createProof() });
    assert.equal(await logIn(NEW), 200);
  });

  it('succeeds once for two concurrent changes with one proof', async () => {
    const resetToken = await createProof();
    const answers = await Promise.all(
      ['First@123', 'Other@123'].map((newPassword) => change({ resetToken, newPassword })),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401]);
  });

  it('writes an audit entry without any secret', async () => {
    await change({ resetToken: await createProof() });
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'details'])
      .where('objectId', '=', person.id)
      .execute();
    assert.deepEqual(entries, [
      { action: 'account.password-change', actorId: person.id, details: { by: 'reset' } },
    ]);
  });
});
