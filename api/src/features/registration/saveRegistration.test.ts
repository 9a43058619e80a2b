import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, type ErrorCode } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
  person = await buildParticipant(test);
});

const register = (
  eventId: string,
  options: { by?: TestAccount; form?: Partial<typeof sampleRegistrationForm>; k?: string } = {},
) =>
  test.call(
    registration.register,
    {
      params: { eventId },
      body: { ...sampleRegistrationForm, ...options.form },
      query: options.k === undefined ? {} : { k: options.k },
    },
    (options.by ?? person).token,
  );

const readError = async (eventId: string, by = person): Promise<[number, string, string]> => {
  const { status, error } = await register(eventId, { by });
  return [status, error.code, error.message];
};

const readTakenSeats = async (eventId: string): Promise<number> =>
  (
    await test.database
      .selectFrom('eventSeats')
      .select('taken')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).taken;

const readRow = (eventId: string) =>
  test.database
    .selectFrom('registrations')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();

describe('registering for an event', () => {
  it('takes a seat, returns 201 "Registration successful" and mails a confirmation', async () => {
    const eventId = await buildEvent(test, host, { title: 'Reading the sky', capacityMax: 2 });
    const { status, body } = await register(eventId);
    assert.equal(status, 201);
    assert.equal(body.message, 'Registration successful');
    assert.equal(body.success, true);
    assert.equal(body.data.eventId, eventId);
    assert.equal(body.data.registeredAt, test.clock.now().toISOString());
    assert.equal(await readTakenSeats(eventId), 1);
    const mail = (await test.mails()).at(-1);
    assert.equal(mail?.to, person.email);
    assert.equal(mail.subject, 'You are registered: Reading the sky');
    assert.match(mail.text, /Start: May 6, 2026, 3:30 PM IST\nEnd: May 6, 2026, 6:30 PM IST\nWhere: Online/);
  });

  it('returns the same registration and 200 on a repeat, without another mail or seat', async () => {
    const eventId = await buildEvent(test, host, { capacityMax: 1 });
    const first = await register(eventId);
    const mails = (await test.mails()).length;
    test.clock.advance(60);
    const repeat = await register(eventId, { form: { firstName: 'Other' } });
    assert.equal(repeat.status, 200);
    assert.deepEqual(repeat.body, first.body);
    assert.equal(await readTakenSeats(eventId), 1);
    assert.equal((await test.mails()).length, mails);
  });

  it('returns the registration on a repeat after registration has closed, but not after the event', async () => {
    const times = {
      registerEnd: addHours(test, 1),
      startTime: addHours(test, 2),
      endTime: addHours(test, 3),
    };
    const eventId = await buildEvent(test, host, times);
    await register(eventId);
    test.clock.advance(2 * 3600);
    assert.equal((await register(eventId)).status, 200);
    test.clock.advance(3600);
    assert.deepEqual(await readError(eventId), [409, 'REGISTRATION_CLOSED', 'Registration closed']);
  });

  it('stores the account’s email, whatever the form contains, and trims the names', async () => {
    const eventId = await buildEvent(test, host);
    await register(eventId, { form: { email: 'somebody@else.org', firstName: '  Priya   Lakshmi ' } });
    const row = await readRow(eventId);
    assert.equal(row.email, person.email);
    assert.equal(row.firstName, 'Priya Lakshmi');
    assert.equal(row.graduationYear, 2028);
  });

  it('stores "Others" for a person without a type, without a course', async () => {
    const eventId = await buildEvent(test, host);
    await register(eventId, { form: { type: '', course: 'left over', graduationYear: '2027' } });
    const row = await readRow(eventId);
    assert.deepEqual([row.type, row.course, row.duration, row.graduationYear], ['Others', '', '', null]);
  });

  it('reports every invalid field with its text', async () => {
    const eventId = await buildEvent(test, host);
    const { status, error } = await register(eventId, {
      form: { firstName: '4', phoneNumber: '12', institute: '' },
    });
    assert.equal(status, 400);
    assert.deepEqual(error.errors, [
      { field: 'firstName', message: 'Name should only contain alphabets and spaces.' },
      { field: 'phoneNumber', message: 'Please enter a valid 10-digit mobile number.' },
      { field: 'institute', message: 'Institute is required.' },
    ]);
    assert.equal(await readTakenSeats(eventId), 0);
  });

  const windows: [string, { from: number; to: number; at: number }, ErrorCode | undefined][] = [
    ['a second before it opens', { from: 1, to: 2, at: 3599 }, 'REGISTRATION_NOT_OPEN'],
    ['in the very second in which it opens', { from: 1, to: 2, at: 3600 }, undefined],
    ['in its last second', { from: 1, to: 2, at: 7199 }, undefined],
    ['in the second in which it closes', { from: 1, to: 2, at: 7200 }, 'REGISTRATION_CLOSED'],
  ];
  for (const [moment, { from, to, at }, refused] of windows) {
    it(`is ${refused === undefined ? 'possible' : 'refused'} ${moment}`, async () => {
      const eventId = await buildEvent(test, host, {
        registerStart: addHours(test, from),
        registerEnd: addHours(test, to),
      });
      test.clock.advance(at);
      const answer = await register(eventId);
      if (refused === undefined) assert.equal(answer.status, 201);
      else assert.deepEqual([answer.status, answer.error.code], [409, refused]);
    });
  }

  it('is refused when the event is full, cancelled or ended', async () => {
    const full = await buildEvent(test, host, { capacityMax: 1 });
    await register(full, { by: await buildParticipant(test) });
    assert.deepEqual(await readError(full), [409, 'EVENT_FULL', 'Event full']);
    const cancelled = await buildEvent(test, host, { cancelledAt: test.clock.now() });
    assert.deepEqual(await readError(cancelled), [409, 'EVENT_CANCELLED', 'This event was cancelled.']);
  });

  it('reactivates a cancelled registration and takes its seat again', async () => {
    const eventId = await buildEvent(test, host, { capacityMax: 1 });
    const first = await register(eventId);
    await test.database
      .updateTable('registrations')
      .set({ state: 'CANCELLED' })
      .where('eventId', '=', eventId)
      .execute();
    await test.database.updateTable('eventSeats').set({ taken: 0 }).where('eventId', '=', eventId).execute();
    const again = await register(eventId);
    assert.equal(again.status, 201);
    assert.equal(again.body.data.registrationId, first.body.data.registrationId);
    assert.equal(await readTakenSeats(eventId), 1);
  });

  it('is limited to twenty per hour and account', async () => {
    const eventId = await buildEvent(test, host);
    for (let time = 0; time < 20; time += 1) assert.ok((await register(eventId)).status < 300);
    const { status, error, headers } = await register(eventId);
    assert.deepEqual([status, error.code, headers['retry-after']], [429, 'TOO_MANY_REQUESTS', '3600']);
    assert.equal((await register(eventId, { by: await buildParticipant(test) })).status, 201);
    test.clock.advance(3600);
    assert.equal((await register(eventId)).status, 200);
  });

  it('is closed to hosts', async () => {
    const eventId = await buildEvent(test, host);
    assert.deepEqual(await readError(eventId, host), [
      403,
      'ROLE_NOT_ALLOWED',
      'You are signed in as a host. Use a participant account to register.',
    ]);
  });

  it('is closed to a participant who owns or administers the event', async () => {
    const owned = await buildEvent(test, person);
    const administered = await buildEvent(test, host);
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId: administered, userId: person.id, addedAt: test.clock.now() })
      .execute();
    for (const eventId of [owned, administered])
      assert.deepEqual(await readError(eventId), [
        403,
        'OWN_EVENT',
        'You cannot register for your own event.',
      ]);
  });

  it('requires the key of a private event; without the key the event is absent', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private', inviteKey: 'right' });
    const deleted = await buildEvent(test, host, { deletedAt: test.clock.now() });
    const absent = await readError('00000000-0000-7000-8000-000000000000');
    assert.deepEqual(absent, [404, 'NOT_FOUND', 'Not found']);
    assert.deepEqual(await readError(eventId), absent);
    assert.deepEqual(await readError(deleted), absent);
    assert.equal((await register(eventId, { k: 'right' })).status, 201);
    assert.equal((await register(eventId)).status, 200, 'a registered person needs no key');
  });
});
