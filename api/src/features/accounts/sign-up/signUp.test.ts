import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createHostForm, createParticipantForm } from '../../../testing/signUpForm';

const test = setUpTestApp();
// Each test starts a day later, after all limits and drafts of the previous test.
beforeEach(() => test.clock.advance(25 * 3600));

async function createDraft(form = createParticipantForm()): Promise<string> {
  const { body } = await test.call(auth.register, { body: form });
  return body.data.draftId;
}

const pickWrongCode = (code: string): string => (code === '0000' ? '0001' : '0000');

describe('registering', () => {
  it('stores a draft, mails a code, and returns no token', async () => {
    const email = 'first@example.org';
    const { status, body } = await test.call(auth.register, { body: createParticipantForm({ email }) });
    assert.equal(status, 201);
    assert.deepEqual(Object.keys(body.data), ['draftId']);
    const [mail] = (await test.mails()).filter(({ to }) => to === email);
    assert.equal(mail?.subject, 'Your Marquee code');
    assert.match(mail?.text ?? '', /^Your code is \d{4}\./);
  });

  it('reports every invalid field at once, with the texts of the flow', async () => {
    const body = createParticipantForm({
      firstname: 'R2D2',
      email: 'nobody',
      mobile: '12',
      password: 'weak',
    });
    const { status, error } = await test.call(auth.register, { body });
    assert.equal(status, 400);
    assert.equal(error.code, 'VALIDATION');
    assert.deepEqual(error.errors, [
      { field: 'firstname', message: 'Name should only contain alphabets and spaces.' },
      { field: 'email', message: 'Please enter a valid email address.' },
      { field: 'mobile', message: 'Please enter a valid 10-digit mobile number.' },
      {
        field: 'password',
        message:
          'Password must be 8-16 characters, include at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.',
      },
    ]);
  });

  it('refuses a role that is neither user nor host', async () => {
    const { error } = await test.call(auth.register, { body: createParticipantForm({ role: 'admin' }) });
    assert.deepEqual(error.errors, [{ field: 'role', message: 'The role is user or host.' }]);
  });

  it('mails again for the same draft, but not within a minute', async () => {
    const form = createParticipantForm({ email: 'again@example.org' });
    const draftId = await createDraft(form);
    test.clock.advance(59);
    const early = await test.call(auth.register, { body: { ...form, draftId } });
    assert.equal(early.status, 429);
    assert.equal(early.headers['retry-after'], '1');
    test.clock.advance(1);
    const repeat = await test.call(auth.register, { body: { ...form, draftId } });
    assert.equal(repeat.status, 200);
    assert.equal(repeat.body.data.draftId, draftId);
    assert.equal((await test.mails()).filter(({ to }) => to === form.email).length, 2);
  });

  it('stores at most eight drafts of one email from one address, then one every twenty minutes', async () => {
    const form = createParticipantForm({ email: 'often@example.org' });
    for (let times = 0; times < 8; times += 1) await createDraft(form);
    const { status, error, headers } = await test.call(auth.register, { body: form });
    assert.deepEqual([status, headers['retry-after']], [429, '1200']);
    assert.equal(error.message, 'Too many attempts. Please try again later.');
    test.clock.advance(1200);
    assert.equal((await test.call(auth.register, { body: form })).status, 201);
  });

  it('mails at most five codes an hour for one draft', async () => {
    const form = createParticipantForm({ email: 'same-draft@example.org' });
    const draftId = await createDraft(form);
    for (let mails = 1; mails < 5; mails += 1) {
      test.clock.advance(60);
      assert.equal((await test.call(auth.resendOtp, { body: { email: form.email, draftId } })).status, 200);
    }
    test.clock.advance(60);
    assert.equal((await test.call(auth.resendOtp, { body: { email: form.email, draftId } })).status, 429);
    assert.equal((await test.mails()).filter(({ to }) => to === form.email).length, 5);
  });
});

describe('entering the code', () => {
  it('creates the account and begins its first session', async () => {
    const email = 'hana@example.org';
    const draftId = await createDraft(createHostForm({ email, firstname: ' Hana ' }));
    const otp = await test.codeFor(email);
    const { status, body } = await test.call(auth.validate, { body: { email, otp, draftId } });
    assert.equal(status, 200);
    assert.equal(body.message, 'Validation successful. Proceeding...');
    assert.equal(body.data.role, 'HOST');
    assert.equal(body.data.user.firstname, 'Hana');
    const me = await test.call(auth.me, {}, body.data.token);
    assert.deepEqual(me.body.data, { ...body.data.user, unreadCount: 1 });
  });

  it('works once', async () => {
    const email = 'once@example.org';
    const draftId = await createDraft(createParticipantForm({ email }));
    const otp = await test.codeFor(email);
    await test.call(auth.validate, { body: { email, otp, draftId } });
    const { error } = await test.call(auth.validate, { body: { email, otp, draftId } });
    assert.equal(error.code, 'OTP_INVALID');
  });

  it('refuses a wrong code, and after five wrong codes the right code', async () => {
    const email = 'wrong@example.org';
    const draftId = await createDraft(createParticipantForm({ email }));
    const otp = await test.codeFor(email);
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, error } = await test.call(auth.validate, {
        body: { email, otp: pickWrongCode(otp), draftId },
      });
      assert.equal(status, 400);
      assert.equal(error.message, 'Invalid OTP. Please try again.');
    }
    const { status, error } = await test.call(auth.validate, { body: { email, otp, draftId } });
    assert.equal(status, 429);
    assert.equal(error.code, 'OTP_LOCKED');
  });

  it('refuses a code after ten minutes', async () => {
    const email = 'late@example.org';
    const draftId = await createDraft(createParticipantForm({ email }));
    const otp = await test.codeFor(email);
    test.clock.advance(600);
    const { status, error } = await test.call(auth.validate, { body: { email, otp, draftId } });
    assert.equal(status, 410);
    assert.equal(error.code, 'OTP_EXPIRED');
  });

  it("confirms only its own draft, never a stranger's for the same email", async () => {
    const email = 'two@example.org';
    const own = await createDraft(createParticipantForm({ email, firstname: 'Own' }));
    const ownCode = await test.codeFor(email);
    const strange = await createDraft(
      createParticipantForm({ email, firstname: 'Strange', password: 'Other@123' }),
    );
    const strangeCode = await test.codeFor(email);
    if (ownCode !== strangeCode) {
      const crossed = await test.call(auth.validate, { body: { email, otp: ownCode, draftId: strange } });
      assert.equal(crossed.error.code, 'OTP_INVALID');
    }
    const unnamed = await test.call(auth.validate, { body: { email, otp: ownCode } });
    assert.equal(unnamed.error.code, 'OTP_INVALID');

    const { body } = await test.call(auth.validate, { body: { email, otp: ownCode, draftId: own } });
    assert.equal(body.data.user.firstname, 'Own');
    const gone = await test.call(auth.validate, { body: { email, otp: strangeCode, draftId: strange } });
    assert.equal(gone.error.code, 'OTP_INVALID');
  });

  it('needs no draft id while the email has a single live draft', async () => {
    const email = 'single@example.org';
    await createDraft(createParticipantForm({ email }));
    const otp = await test.codeFor(email);
    assert.equal((await test.call(auth.validate, { body: { email, otp } })).status, 200);
  });

  it('blocks the email for every other draft', async () => {
    const email = 'taken@example.org';
    const draftId = await createDraft(createParticipantForm({ email }));
    await test.call(auth.validate, { body: { email, otp: await test.codeFor(email), draftId } });
    const participant = await test.call(auth.register, {
      body: createParticipantForm({ email: 'Taken@Example.org' }),
    });
    assert.equal(participant.status, 409);
    assert.deepEqual(participant.error, {
      status: 'ERROR',
      code: 'EMAIL_TAKEN',
      message: 'Failed to create account',
      errors: [{ field: 'email', message: 'This email is already registered. Log in?' }],
    });
    const host = await test.call(auth.register, { body: createHostForm({ email }) });
    assert.equal(host.error.message, 'Host registration failed');
    assert.equal(host.error.code, 'EMAIL_TAKEN');
  });

  it('gives the account a public name without its email', async () => {
    const email = 'secret.mail@example.org';
    const draftId = await createDraft(createParticipantForm({ email, firstname: 'Zoë', lastname: '' }));
    await test.call(auth.validate, { body: { email, otp: await test.codeFor(email), draftId } });
    const { username } = await test.database
      .selectFrom('accounts')
      .select('username')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    assert.match(username, /^zoe-[a-z0-9]{6}$/);
  });
});

describe('asking for another code', () => {
  it('voids the previous code', async () => {
    const email = 'resend@example.org';
    const draftId = await createDraft(createParticipantForm({ email }));
    const first = await test.codeFor(email);
    test.clock.advance(60);
    assert.equal((await test.call(auth.resendOtp, { body: { email, draftId } })).status, 200);
    const second = await test.codeFor(email);
    if (first !== second) {
      const old = await test.call(auth.validate, { body: { email, otp: first, draftId } });
      assert.equal(old.error.code, 'OTP_INVALID');
    }
    assert.equal((await test.call(auth.validate, { body: { email, otp: second, draftId } })).status, 200);
  });

  it('answers and counts equally for known and unknown emails', async () => {
    const email = 'known@example.org';
    const draftId = await createDraft(createParticipantForm({ email }));
    test.clock.advance(60);
    const known = await test.call(auth.resendOtp, { body: { email, draftId } });
    const unknown = await test.call(auth.resendOtp, { body: { email: 'unknown@example.org' } });
    assert.deepEqual(known.body, unknown.body);
    for (const body of [{ email, draftId }, { email: 'unknown@example.org' }]) {
      const soon = await test.call(auth.resendOtp, { body });
      assert.equal(soon.status, 429);
      assert.equal(soon.headers['retry-after'], '60');
    }
    assert.equal((await test.mails()).filter(({ to }) => to === 'unknown@example.org').length, 0);
  });
});
