import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { Device } from '../../testing/Device';
import { setPassword } from '../../testing/setPassword';
import { createParticipantForm } from '../../testing/signUpForm';
import { DelayQueue } from '../../platform/throttle/DelayQueue';

const password = 'Right@123';
const delays: number[] = [];

const test = setUpTestApp(
  { delays: new DelayQueue(async (milliseconds) => delays.push(milliseconds)) },
  async () => {
    // Replaces the comparison of 30 ms by a counter of comparisons.
    const { passwords } = test.app;
    passwords.matches = async (_hash, typed) => {
      compared(typed);
      return typed === password;
    };
  },
);
let person: TestAccount;
let compared: (password: string) => void;
beforeEach(async () => {
  compared = () => undefined;
  test.clock.advance(25 * 3600);
  person = await buildParticipant(test);
  await setPassword(test, person, password);
  delays.length = 0;
});

let addresses = 0;
const createDevice = (address = `198.51.100.${(addresses += 1) % 250}`): Device => new Device(test, address);
const logIn = (from: Device, given = password) =>
  from.call(auth.authenticate, { email: person.email, password: given });
const guess = async (from: Device, times: number): Promise<void> => {
  for (let tries = 0; tries < times; tries += 1) await logIn(from, 'Wrong@123');
};
const countCodes = async (email: string) => (await test.mails()).filter(({ to }) => to === email).length;
const pickWrongCode = (code: string): string => (code === '0000' ? '0001' : '0000');

describe("strangers' wrong passwords", () => {
  it('neither refuse nor delay a device that logged in before', async () => {
    const own = createDevice();
    assert.equal((await logIn(own)).status, 200);
    for (let stranger = 0; stranger < 10; stranger += 1) await guess(createDevice(), 20);
    await guess(createDevice(own.address), 30);
    delays.length = 0;
    assert.equal((await logIn(own)).status, 200);
    assert.deepEqual(delays, []);
  });

  it('let an unknown device log in within ten seconds', async () => {
    const stranger = createDevice();
    await guess(stranger, 200);
    assert.equal((await logIn(createDevice())).status, 200);
    const sameAddress = createDevice();
    await guess(sameAddress, 11);
    delays.length = 0;
    assert.equal((await logIn(createDevice(sameAddress.address))).status, 200);
    assert.deepEqual(delays, [10_000]);
  });

  it('are delayed more with each try, up to ten seconds, with a retry within ten seconds', async () => {
    const stranger = createDevice();
    await guess(stranger, 12);
    assert.deepEqual(delays, [1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    await guess(stranger, 8);
    const { status, retryAfter } = await logIn(stranger);
    assert.deepEqual([status, retryAfter], [429, 10]);
  });

  it('are evaluated fewer than 100 times in an hour, from however many addresses', async () => {
    let evaluated = 0;
    compared = (typed) => {
      if (typed !== password) evaluated += 1;
    };
    const strangers = Array.from({ length: 40 }, (_, index) => createDevice(`203.0.113.${index}`));
    for (let second = 0; second < 3600; second += 20) {
      await Promise.all(
        strangers.slice(0, second === 0 ? 40 : 4).map((stranger) => guess(stranger, second === 0 ? 3 : 1)),
      );
      test.clock.advance(20);
    }
    assert.ok(evaluated > 80 && evaluated < 100, String(evaluated));
  });

  it('do not affect a person who resets the password: the device is known afterwards', async () => {
    for (let stranger = 0; stranger < 10; stranger += 1) await guess(createDevice(), 20);
    const own = createDevice();
    assert.equal((await logIn(own)).status, 429);
    const { resetId } = await own.call(auth.forgotPassword, { email: person.email });
    const otp = await test.codeFor(person.email);
    const { data } = await own.call(auth.verifyOtp, { email: person.email, otp, resetId });
    const newPassword = 'Fresh@123';
    const { passwords } = test.app;
    const matches = passwords.matches;
    passwords.matches = async (_hash, typed) => typed === newPassword && own.cookies !== '';
    const changed = await own.call(auth.changePassword, { email: person.email, newPassword, ...data });
    assert.equal(changed.status, 200);
    for (let stranger = 0; stranger < 10; stranger += 1) await guess(createDevice(), 20);
    assert.equal((await logIn(own, newPassword)).status, 200);
    passwords.matches = matches;
  });
});

describe('the proof of a known device', () => {
  it('is a signed cookie limited to the account calls, without any name', async () => {
    const { cookie } = await logIn(createDevice());
    assert.match(
      cookie ?? '',
      /^marquee_device=[\w-]{22}\.\d{10}~[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    assert.ok(!cookie?.includes(person.id));
  });

  it('is invalid when forged, of another account, of an old password or half a year old', async () => {
    const own = createDevice();
    await logIn(own);
    const used = async (cookies: string): Promise<number> => {
      const other = createDevice();
      other.cookies = cookies;
      return (await logIn(other)).status;
    };
    for (let stranger = 0; stranger < 10; stranger += 1) await guess(createDevice(), 20);
    assert.equal(await used(own.cookies), 200);
    const last = own.cookies.at(-1) === 'A' ? 'B' : 'A';
    assert.equal(await used(own.cookies.slice(0, -1) + last), 429);
    assert.equal(await used(own.cookies.replace(/\.\d/, '.2')), 429);
    const other = await buildParticipant(test);
    await setPassword(test, other, password);
    const elsewhere = createDevice();
    await elsewhere.call(auth.authenticate, { email: other.email, password });
    assert.equal(await used(elsewhere.cookies), 429);
    await setPassword(test, person, 'Fresh@123');
    assert.equal(await used(own.cookies), 429);
  });

  it('covers the five latest accounts', async () => {
    const shared = createDevice();
    const people = [person];
    for (let more = 0; more < 5; more += 1) people.push(await buildParticipant(test));
    for (const { email } of people) await shared.call(auth.authenticate, { email, password });
    assert.equal(shared.cookies.split('.').length, 6);
    for (let stranger = 0; stranger < 10; stranger += 1) await guess(createDevice(), 20);
    assert.equal((await logIn(shared)).status, 429);
  });
});

describe("strangers' resets", () => {
  it('use up neither the mails nor the tries of the person, nor void the person’s code', async () => {
    const [own, stranger] = [createDevice(), createDevice()];
    const { email } = person;
    const { resetId } = await own.call(auth.forgotPassword, { email });
    const otp = await test.codeFor(email);
    for (let resets = 0; resets < 3; resets += 1) {
      const reply = await stranger.call(auth.forgotPassword, { email });
      assert.equal(reply.status, 200);
      for (let tries = 0; tries < 4; tries += 1)
        await stranger.call(auth.verifyOtp, {
          email,
          otp: pickWrongCode(await test.codeFor(email)),
          resetId: reply.resetId,
        });
      // Without an id the reset is ambiguous.
      assert.equal((await stranger.call(auth.verifyOtp, { email, otp })).code, 'OTP_INVALID');
      test.clock.advance(60);
    }
    assert.equal((await own.call(auth.verifyOtp, { email, otp, resetId })).status, 200);
    assert.equal((await own.call(auth.forgotPassword, { email })).status, 200);
  });

  it('use up no tries of a code by naming only the email', async () => {
    const [own, stranger] = [createDevice(), createDevice()];
    const { email } = person;
    const { resetId } = await own.call(auth.forgotPassword, { email });
    const otp = await test.codeFor(email);
    const codes = [];
    for (let tries = 0; tries < 4; tries += 1)
      codes.push((await stranger.call(auth.verifyOtp, { email, otp: pickWrongCode(otp) })).code);
    assert.deepEqual(codes, ['OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID', 'OTP_LOCKED']);
    assert.equal((await own.call(auth.verifyOtp, { email, otp, resetId })).status, 200);
  });

  it('send at most twelve mails at once to one person, and a known device still gets its own', async () => {
    const own = createDevice();
    await logIn(own);
    const { email } = person;
    for (let stranger = 0; stranger < 20; stranger += 1)
      await createDevice().call(auth.forgotPassword, { email });
    assert.equal(await countCodes(email), 12);
    assert.equal((await own.call(auth.forgotPassword, { email })).status, 200);
    assert.equal(await countCodes(email), 13);
  });

  it('get fifteen guesses a day in all, and leave the code to a known device', async () => {
    const { email } = person;
    const own = createDevice();
    await logIn(own);
    const { resetId } = await own.call(auth.forgotPassword, { email });
    const otp = await test.codeFor(email);
    const codes: (string | undefined)[] = [];
    for (let reset = 0; reset < 8; reset += 1) {
      const stranger = createDevice();
      const reply = await stranger.call(auth.forgotPassword, { email });
      for (let tries = 0; tries < 3; tries += 1)
        codes.push(
          (await stranger.call(auth.verifyOtp, { email, otp: 'none', resetId: reply.resetId })).code,
        );
    }
    assert.equal(codes.filter((code) => code === 'VALIDATION').length, 24);
    codes.length = 0;
    for (let reset = 0; reset < 4; reset += 1) {
      const stranger = createDevice();
      const reply = await stranger.call(auth.forgotPassword, { email });
      const strange = pickWrongCode(await test.codeFor(email));
      for (let tries = 0; tries < 3; tries += 1)
        codes.push(
          (await stranger.call(auth.verifyOtp, { email, otp: strange, resetId: reply.resetId })).code,
        );
    }
    assert.equal(codes.filter((code) => code === 'OTP_INVALID').length, 12);
    assert.equal((await own.call(auth.verifyOtp, { email, otp, resetId })).status, 200);
  });
});

describe("strangers' sign-ups", () => {
  it('use up neither the mails nor the tries of the person', async () => {
    const [own, stranger] = [createDevice(), createDevice()];
    const email = 'mine@example.org';
    for (let drafts = 0; drafts < 5; drafts += 1)
      assert.equal((await stranger.call(auth.register, createParticipantForm({ email }))).status, 201);
    const { status, data } = await own.call(auth.register, createParticipantForm({ email }));
    assert.equal(status, 201);
    const otp = await test.codeFor(email);
    for (let drafts = 0; drafts < 20; drafts += 1)
      await createDevice().call(auth.register, createParticipantForm({ email }));
    assert.ok((await countCodes(email)) <= 24);
    const confirmed = await own.call(auth.validate, { email, otp, draftId: data['draftId'] });
    assert.equal(confirmed.status, 200);
    assert.match(confirmed.cookie ?? '', /^marquee_device=/);
  });

  it('use up and void no code by naming only the email', async () => {
    const [own, stranger] = [createDevice(), createDevice()];
    const email = 'burned@example.org';
    const { data } = await own.call(auth.register, createParticipantForm({ email }));
    const otp = await test.codeFor(email);
    for (let tries = 0; tries < 6; tries += 1)
      await stranger.call(auth.validate, { email, otp: pickWrongCode(otp) });
    assert.equal((await stranger.call(auth.validate, { email, otp })).code, 'OTP_LOCKED');
    assert.equal((await stranger.call(auth.resendOtp, { email })).status, 200);
    assert.equal(await countCodes(email), 1);
    const confirmed = await own.call(auth.validate, { email, otp, draftId: data['draftId'] });
    assert.equal(confirmed.status, 200);
  });
});
