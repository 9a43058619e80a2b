import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { notifications, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { sendReminders } from './sendReminders';

const HOUR = 3600;

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
  person = await buildParticipant(test);
});

/** Creates an event with these columns and a registration, by default the test person's. */
async function buildRegisteredEvent(
  overrides: Parameters<typeof buildEvent>[2] = {},
  by = person,
): Promise<string> {
  const eventId = await buildEvent(test, host, overrides);
  await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, by.token);
  return eventId;
}

/** Advances the clock hour by hour and sends due reminders, as often as a server does. */
async function advanceHours(hours: number): Promise<void> {
  test.clock.advance(hours * HOUR);
  await sendReminders(test.app);
  await sendReminders(test.app);
}

const readNotifications = async ({ token }: TestAccount): Promise<string[]> =>
  (await test.call(notifications.newest, {}, token)).body.content.map(({ title }) => title);

/** Hosts are also notified of registrations. */
const readHostNotifications = async (): Promise<string[]> =>
  (await test.call(notifications.hostNewest, {}, host.token)).body.content
    .filter(({ type }) => type.startsWith('REMINDER'))
    .map(({ title }) => title);

const readMailsTo = async ({ email }: TestAccount): Promise<string[]> =>
  (await test.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a registered person', () => {
  it('is reminded 24 hours and one hour before the start, once each, by notification and mail', async () => {
    await buildRegisteredEvent();
    await advanceHours(23.9);
    assert.deepEqual(await readNotifications(person), []);
    await advanceHours(0.2);
    assert.deepEqual(await readNotifications(person), ['Reading the sky starts within 24 hours']);
    await advanceHours(23);
    const reminders = ['Reading the sky starts within an hour', 'Reading the sky starts within 24 hours'];
    assert.deepEqual(await readNotifications(person), reminders);
    assert.deepEqual(await readMailsTo(person), [
      'You are registered: Reading the sky',
      ...reminders.toReversed(),
    ]);
    assert.equal(
      (await test.mails()).findLast(({ to }) => to === person.email)?.text,
      'Hello Priya,\n\nReading the sky starts within an hour.\n\nStart: May 6, 2026, 3:30 PM IST\nEnd: May 6, 2026, 6:30 PM IST\nWhere: Online',
    );
    await advanceHours(2);
    assert.deepEqual(await readNotifications(person), reminders);
  });

  it('is not reminded of a cancelled event or registration', async () => {
    const [overrides, own] = [await buildRegisteredEvent(), await buildRegisteredEvent()];
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', overrides)
      .execute();
    await test.database
      .updateTable('registrations')
      .set({ state: 'CANCELLED' })
      .where('eventId', '=', own)
      .execute();
    await advanceHours(25);
    assert.deepEqual(await readNotifications(person), []);
  });

  it('gets no reminder of a past event after the server’s downtime', async () => {
    await buildRegisteredEvent();
    await advanceHours(47.5);
    assert.deepEqual(await readNotifications(person), ['Reading the sky starts within an hour']);
  });

  it('is reminded again of an event that was moved', async () => {
    const eventId = await buildRegisteredEvent();
    await advanceHours(25);
    await test.database
      .updateTable('events')
      .set({ startTime: addHours(test, 48), endTime: addHours(test, 50) })
      .where('id', '=', eventId)
      .execute();
    await advanceHours(1);
    assert.equal((await readNotifications(person)).length, 1);
    await advanceHours(24);
    assert.equal((await readNotifications(person)).length, 2);
  });

  it('is notified that a quiz has started', async () => {
    await buildRegisteredEvent({ title: 'Quiz of the day', category: 'quiz' });
    await advanceHours(48);
    assert.deepEqual(await readNotifications(person), ['Quiz of the day has started']);
    assert.deepEqual(await readMailsTo(person), ['You are registered: Quiz of the day']);
  });
});

describe('a person who registers within the last 24 hours', () => {
  it('gets only the later reminder', async () => {
    const eventId = await buildRegisteredEvent();
    await advanceHours(24);
    const late = await buildParticipant(test);
    await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, late.token);
    await advanceHours(1);
    assert.deepEqual(await readNotifications(late), []);
    await advanceHours(22.5);
    assert.deepEqual(await readNotifications(late), ['Reading the sky starts within an hour']);
  });
});

describe('hosts', () => {
  it('get a notification 24 hours before, owner and administrators alike', async () => {
    const eventId = await buildRegisteredEvent();
    const owner = host;
    host = await buildHost(test);
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: host.id, addedAt: test.clock.now() })
      .execute();
    await advanceHours(24);
    assert.deepEqual(await readHostNotifications(), ['Reading the sky starts within 24 hours']);
    host = owner;
    assert.deepEqual(await readHostNotifications(), ['Reading the sky starts within 24 hours']);
    await advanceHours(23.5);
    assert.equal((await readHostNotifications()).length, 1);
    assert.deepEqual(await readMailsTo(owner), []);
  });
});
