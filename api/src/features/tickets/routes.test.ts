import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { parseTicketCode, registration, tickets } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { readQrPicture } from '../../testing/readQrPicture';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createTicketToken } from '../../platform/tickets/ticketToken';
import { rotateTicketKey } from '../../platform/tickets/ticketKeys';

const test = setUpTestApp();
let eventId: string;
let asha: TestAccount;
beforeEach(async () => {
  const venue = { mode: 'offline', venue: 'Main Hall' } as const;
  eventId = await buildEvent(test, await buildHost(test), venue);
  asha = await register('Asha');
});

async function register(firstName: string, person?: TestAccount): Promise<TestAccount> {
  const account = person ?? (await buildParticipant(test, { firstname: firstName }));
  const body = { ...sampleRegistrationForm, firstName };
  await test.call(registration.register, { params: { eventId }, body }, account.token);
  return account;
}

const params = () => ({ params: { eventId } });
const read = async ({ token }: TestAccount) => (await test.call(tickets.read, params(), token)).body.data;
const refusalOf = async ({ token }: TestAccount) => (await test.call(tickets.read, params(), token)).error;

describe('the ticket of a registration (TK-1)', () => {
  it('shows name, event, time, place and a code that names the event', async () => {
    const { code, startTime, endTime, ...facts } = await read(asha);
    assert.deepEqual(facts, {
      eventId,
      title: 'Reading the sky',
      organization: 'Example College',
      mode: 'offline',
      location: 'Main Hall',
      timezone: 'Asia/Kolkata',
      cancelled: false,
      name: 'Asha Nair',
      team: null,
      room: null,
      checkedInAt: null,
    });
    assert.ok(startTime < endTime);
    assert.equal(parseTicketCode(code)?.eventId, eventId);
  });

  it('is the same each time and another one for each person', async () => {
    const bela = await register('Bela');
    assert.equal((await read(asha)).code, (await read(asha)).code);
    assert.notEqual((await read(asha)).code, (await read(bela)).code);
  });

  it('is only for registered people', async () => {
    assert.equal((await refusalOf(await buildParticipant(test))).code, 'NOT_REGISTERED');
    await test.call(registration.cancelRegistration, params(), asha.token);
    assert.equal((await refusalOf(asha)).code, 'NOT_REGISTERED');
  });

  it('says that its event is cancelled', async () => {
    const cancelledAt = test.clock.now();
    await test.database.updateTable('events').set({ cancelledAt }).where('id', '=', eventId).execute();
    assert.equal((await read(asha)).cancelled, true);
  });

  it('is a picture whose code a camera reads', async () => {
    const { headers, rawPayload } = await test.app.http.inject({
      url: `/api/v1/participant/events/${eventId}/ticket.png`,
      headers: { authorization: `Bearer ${asha.token}` },
    });
    assert.equal(headers['content-type'], 'image/png');
    assert.equal(await readQrPicture(rawPayload), (await read(asha)).code);
    assert.ok(rawPayload.length < 10_000, `${rawPayload.length} bytes`);
  });
});

describe('a new code (TK-2, TK-3)', () => {
  it('replaces the former one when its person asks for it', async () => {
    const former = (await read(asha)).code;
    const { code } = (await test.call(tickets.renew, params(), asha.token)).body.data;
    assert.notEqual(code, former);
    assert.equal((await read(asha)).code, code);
  });

  it('comes with a registration after a cancellation', async () => {
    const former = (await read(asha)).code;
    await test.call(registration.cancelRegistration, params(), asha.token);
    await register('Asha', asha);
    assert.notEqual((await read(asha)).code, former);
  });

  it('comes with another key', async () => {
    const former = (await read(asha)).code;
    await rotateTicketKey(test.app);
    assert.notEqual((await read(asha)).code, former);
  });

  it('depends on the secret, the key, the registration and the renewals, and on nothing else', () => {
    const facts = { registrationId: 'a', renewals: 0, key: 1 };
    const given = createTicketToken('one', facts);
    assert.match(given, /^[0-9A-F]{32}$/);
    assert.equal(createTicketToken('one', { ...facts }), given);
    const others = [
      createTicketToken('two', facts),
      createTicketToken('one', { ...facts, key: 2 }),
      createTicketToken('one', { ...facts, registrationId: 'b' }),
      createTicketToken('one', { ...facts, renewals: 1 }),
    ];
    assert.equal(new Set([given, ...others]).size, 5);
  });
});
