import assert from 'node:assert/strict';
import { it } from 'node:test';
import { auth, events } from '@marquee/shared-contracts';
import { buildParticipant } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { Device } from '../../testing/Device';
import { createParticipantForm } from '../../testing/signUpForm';
import { DEFAULT_RATE_LIMITS } from '../../platform/throttle/RateLimiter';
import { DelayQueue } from '../../platform/throttle/DelayQueue';

const CAMPUS = '203.0.113.9';
/** More wrong codes than the former limit per address, which locked out a whole campus. */
const JUNK = 1_010;
const HONEST = 20;

const delays: number[] = [];
const test = setUpTestApp(
  {
    rates: DEFAULT_RATE_LIMITS,
    delays: new DelayQueue(async (milliseconds) => delays.push(milliseconds)),
  },
  async () => {
    // Junk calls would each cost a hash of 30 ms; this test only measures the limits.
    const { passwords } = test.app;
    passwords.hash = async (typed) => `hash of ${typed}`;
    passwords.matches = async (hash, typed) => hash === `hash of ${typed}`;
  },
);

it('junk from one laptop neither refuses nor delays others at the same address', async () => {
  const laptop = new Device(test, CAMPUS);
  const person = await buildParticipant(test);
  for (let junk = 0; junk < JUNK; junk += 1) {
    const email = `junk-${junk}@example.org`;
    await laptop.call(auth.validate, { email, otp: '1234' });
    if (junk % 20 > 0) continue;
    await laptop.call(auth.authenticate, { email, password: 'Wrong@123' });
    await laptop.call(auth.register, createParticipantForm({ email: person.email }));
  }
  const statuses: number[] = [];
  for (let honest = 0; honest < HONEST; honest += 1) {
    const email = `honest-${honest}@example.org`;
    const own = new Device(test, CAMPUS);
    const drafted = await own.call(auth.register, createParticipantForm({ email, password: 'Right@123' }));
    const otp = await test.codeFor(email);
    const confirmed = await own.call(auth.validate, { email, otp, draftId: drafted.data['draftId'] });
    const elsewhere = await new Device(test, CAMPUS).call(auth.authenticate, {
      email,
      password: 'Right@123',
    });
    const page = await test.app.http.inject({ url: events.events.path, remoteAddress: CAMPUS });
    statuses.push(drafted.status, confirmed.status, elsewhere.status, page.statusCode);
  }
  assert.deepEqual(
    statuses.filter((status) => status >= 400),
    [],
  );
  assert.deepEqual(delays, []);
});
