import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
  person = await buildParticipant(test);
});

async function register(changes: Partial<typeof sampleRegistrationForm> = {}): Promise<string> {
  const params = { eventId: await buildEvent(test, host) };
  const body = { ...sampleRegistrationForm, ...changes };
  await test.call(registration.register, { params, body }, person.token);
  test.clock.advance(1);
  return params.eventId;
}

const read = async (by = person) => (await test.call(registration.latestForm, {}, by.token)).body.data;

describe('the form of the latest registration', () => {
  it('is missing before the first registration, whatever others sent', async () => {
    await register();
    assert.equal(await read(await buildParticipant(test)), null);
  });

  it('has the fields that no account has, from the latest of several', async () => {
    await register();
    assert.deepEqual(await read(), {
      institute: 'Example College',
      type: 'College Student',
      course: 'B.Sc Physics',
      duration: '3 years',
      graduationYear: '2028',
    });
    await register({ institute: 'Narmada Works', type: 'Professional' });
    const { institute, type, course, graduationYear } = (await read()) ?? {};
    assert.deepEqual([institute, type, course, graduationYear], ['Narmada Works', 'Professional', '', '']);
  });

  it('stays when the registration is cancelled', async () => {
    const eventId = await register();
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    assert.equal((await read())?.institute, 'Example College');
  });
});
