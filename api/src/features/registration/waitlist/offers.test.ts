import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attendees, auth, manageEvents, registration } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { addHours } from '../../../testing/buildEvent';
import {
  buildWaitlist,
  joinWaitlist,
  readRegisteredIds,
  readSeats,
  readWaitingIds,
} from '../../../testing/buildWaitlist';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { lapseOffers } from './lapseOffers';

const test = setUpTestApp();
const HOUR = 3600;

const confirm = (eventId: string, { token }: TestAccount) =>
  test.call(registration.confirmSeat, { params: { eventId }, query: { k: 'the invite key' } }, token);
const readWait = async (eventId: string, { token }: TestAccount) =>
  (await test.call(registration.details, { params: { eventId } }, token)).body.data.wait;
const readTold = async ({ id }: TestAccount): Promise<string[]> =>
  (
    await test.database
      .selectFrom('notifications')
      .select('type')
      .where('recipientId', '=', id)
      .orderBy('createdAt')
      .execute()
  ).map(({ type }) => type);

/** An event whose only seat is offered to the first of three waiting people for 24 hours. */
async function buildOffer(given: Parameters<typeof buildWaitlist>[2] = {}) {
  const full = await buildWaitlist(test, 3, { confirmationHours: 24, ...given });
  const [first, second, third] = full.people;
  assert.ok(first !== undefined && second !== undefined && third !== undefined);
  const input = { params: { eventId: full.eventId } };
  await test.call(registration.cancelRegistration, input, full.registered.token);
  return { ...full, first, second, third };
}

describe('a seat with a time to confirm (RG-21)', () => {
  it('is held for the first waiting person, with a mail and a notification', async () => {
    const { eventId, first, second, registered } = await buildOffer({
      joinLink: 'https://meet.example.org/sky',
    });
    assert.deepEqual(await readSeats(test, eventId), { taken: 1, held: 1 });
    assert.deepEqual(await readRegisteredIds(test, eventId), []);
    const confirmBy = addHours(test, 24).toISOString();
    assert.deepEqual(await readWait(eventId, first), { position: null, confirmBy });
    assert.deepEqual(await readWait(eventId, second), { position: 1, confirmBy: null });
    assert.deepEqual(await readTold(first), ['SEAT_OFFERED']);
    const [mail] = (await test.mails()).filter(({ to }) => to === first.email);
    assert.equal(mail?.subject, 'Confirm your seat: Reading the sky');
    assert.doesNotMatch(String(mail?.text), /meet\.example\.org/, 'EV-39: only for registered people');
    const input = { params: { eventId }, body: sampleRegistrationForm };
    const { error } = await test.call(registration.register, input, registered.token);
    assert.equal(error.code, 'EVENT_FULL');
  });

  it('is released when the person registers for another free seat', async () => {
    const { eventId, host, first, second, third } = await buildOffer();
    const params = { eventId };
    for (const { token } of [second, third]) await test.call(registration.leaveWaitlist, { params }, token);
    await test.call(manageEvents.update, { params, body: { capacityMax: 2 } }, host.token);
    const input = { params, body: sampleRegistrationForm };
    assert.equal((await test.call(registration.register, input, first.token)).status, 201);
    assert.deepEqual(await readSeats(test, eventId), { taken: 1, held: 0 });
    assert.deepEqual(await readWaitingIds(test, eventId), []);
    test.clock.advance(25 * HOUR);
    await lapseOffers(test.app);
    assert.deepEqual(await readTold(first), ['SEAT_OFFERED']);
  });

  it('becomes a registration once confirmed; a repeat changes nothing', async () => {
    const { eventId, first } = await buildOffer();
    assert.equal((await confirm(eventId, first)).status, 201);
    assert.equal((await confirm(eventId, first)).status, 200);
    assert.deepEqual(await readRegisteredIds(test, eventId), [first.id]);
    assert.deepEqual(await readSeats(test, eventId), { taken: 1, held: 0 });
    const mails = (await test.mails()).filter(({ to }) => to === first.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Confirm your seat: Reading the sky', 'You are registered: Reading the sky'],
    );
  });

  const refusals: [
    string,
    (offer: Awaited<ReturnType<typeof buildOffer>>) => Promise<TestAccount>,
    string,
  ][] = [
    ['a person without an offer', async ({ second }) => second, 'OFFER_EXPIRED'],
    ['a person who does not wait', async () => buildParticipant(test), 'OFFER_EXPIRED'],
    [
      'a late person',
      async ({ first }) => {
        test.clock.advance(24 * HOUR);
        return first;
      },
      'OFFER_EXPIRED',
    ],
    [
      'everybody of a cancelled event',
      async ({ first, host, eventId }) => {
        await test.call(manageEvents.cancel, { params: { eventId } }, host.token);
        return first;
      },
      'EVENT_CANCELLED',
    ],
  ];
  for (const [who, prepare, code] of refusals)
    it(`is refused to ${who}`, async () => {
      const offer = await buildOffer();
      const { status, error } = await confirm(offer.eventId, await prepare(offer));
      assert.deepEqual([status, error.code], [409, code]);
      assert.deepEqual(await readRegisteredIds(test, offer.eventId), []);
    });

  it('goes to the next person when the time is over, never earlier', async () => {
    const { eventId, first, second, third } = await buildOffer();
    test.clock.advance(24 * HOUR - 1);
    await lapseOffers(test.app);
    assert.deepEqual(await readTold(first), ['SEAT_OFFERED']);
    test.clock.advance(1);
    assert.equal(await readWait(eventId, first), null);
    for (let time = 0; time < 2; time += 1) await lapseOffers(test.app);
    assert.deepEqual(await readWaitingIds(test, eventId), [second.id, third.id]);
    assert.deepEqual(await readTold(first), ['SEAT_OFFERED', 'SEAT_LAPSED']);
    assert.deepEqual(await readTold(second), ['SEAT_OFFERED']);
    assert.deepEqual(await readTold(third), []);
    assert.deepEqual(await readSeats(test, eventId), { taken: 1, held: 1 });
  });

  it('ends with registration at the latest', async () => {
    const { eventId, first } = await buildOffer({ registerEnd: addHours(test, 2) });
    assert.equal((await readWait(eventId, first))?.confirmBy, addHours(test, 2).toISOString());
    test.clock.advance(2 * HOUR);
    await lapseOffers(test.app);
    assert.deepEqual(await readSeats(test, eventId), { taken: 0, held: 0 });
    assert.equal((await confirm(eventId, first)).error.code, 'REGISTRATION_CLOSED');
    const told = await test.database
      .selectFrom('notifications')
      .select('message')
      .where('recipientId', '=', first.id)
      .where('type', '=', 'SEAT_LAPSED')
      .executeTakeFirst();
    assert.equal(told?.message, 'You did not confirm your seat of Reading the sky in time.');
  });

  it('ends earlier when registration is changed to end earlier', async () => {
    const { eventId, host, first } = await buildOffer();
    const change = async (hours: number) => {
      const input = { params: { eventId }, body: { registerEnd: addHours(test, hours).toISOString() } };
      assert.equal((await test.call(manageEvents.update, input, host.token)).status, 200);
      return (await readWait(eventId, first))?.confirmBy;
    };
    assert.equal(await change(2), addHours(test, 2).toISOString());
    assert.equal(await change(20), addHours(test, 2).toISOString());
  });

  it('goes to the next person when the person leaves or deletes the account', async () => {
    const { eventId, first, second, third } = await buildOffer();
    await test.call(registration.leaveWaitlist, { params: { eventId } }, first.token);
    assert.notEqual((await readWait(eventId, second))?.confirmBy, null);
    await test.call(auth.deleteAccount, {}, second.token);
    assert.notEqual((await readWait(eventId, third))?.confirmBy, null);
    assert.deepEqual(await readSeats(test, eventId), { taken: 1, held: 1 });
  });

  it('lets a late person wait again, at the end', async () => {
    const { eventId, first, second, third } = await buildOffer();
    test.clock.advance(24 * HOUR);
    assert.equal((await joinWaitlist(test, eventId, first)).status, 201);
    assert.deepEqual(await readWaitingIds(test, eventId), [second.id, third.id, first.id]);
    assert.equal((await readWait(eventId, first))?.position, 2);
  });

  it('counts as taken, but not as registered', async () => {
    const { eventId, host } = await buildOffer();
    const params = { eventId };
    const { registrations, waiting, seatsLeft } = (
      await test.call(manageEvents.details, { params }, host.token)
    ).body.data;
    assert.deepEqual([registrations, waiting, seatsLeft], [0, 3, 0]);
    const listed = (await test.call(attendees.list, { params }, host.token)).body;
    assert.equal(listed.totalElements, 0);
    const { error } = await test.call(manageEvents.unpublish, { params }, host.token);
    assert.equal(error.code, 'EVENT_HAS_ATTENDEES');
  });
});

describe('the waitlist of an event for its hosts (HO-18)', () => {
  it('is paged, in order, with offers first', async () => {
    const { eventId, host, people, first } = await buildOffer();
    const input = { params: { eventId }, query: { size: '2' } };
    const { body } = await test.call(attendees.waitlist, input, host.token);
    const next = { params: { eventId }, query: { size: '2', after: body.next ?? '' } };
    const { body: rest } = await test.call(attendees.waitlist, next, host.token);
    const rows = [...body.content, ...rest.content];
    assert.deepEqual(
      rows.map(({ id, position }) => [id, position]),
      people.map(({ id }, index) => [id, index === 0 ? null : index]),
    );
    assert.equal(rows[0]?.email, first.email);
    assert.deepEqual([body.totalElements, rest.next], [3, undefined]);
  });

  it('can be exported as CSV', async () => {
    const { eventId, host, first } = await buildOffer();
    const file = await test.app.http.inject({
      url: `/api/events/${eventId}/waitlist?format=csv`,
      headers: { authorization: `Bearer ${host.token}` },
    });
    const lines = file.body.trim().split('\r\n');
    assert.equal(lines.length, 4);
    assert.match(lines[0] ?? '', /"Name","Email","Phone","Institute","Type","Joined","Confirm by"/);
    assert.ok(lines[1]?.includes(first.email));
  });
});
