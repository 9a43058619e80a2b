import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import { notify } from '../notifications/notify';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import type { TestApp } from '../../testing/buildTestApp';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { findUnremindedAttendees } from './queries';
import { sendReminders } from './sendReminders';

const PEOPLE = 120;

describe('instances that send reminders at the same time', () => {
  let people: TestAccount[];
  const test = setUpRaceApp(async () => {
    people = await Promise.all(Array.from({ length: PEOPLE }, () => buildParticipant(test)));
  });

  /** Creates an event in two days with everybody registered. */
  async function buildFullEvent(): Promise<string> {
    const eventId = await buildEvent(test, await buildHost(test));
    const form = { firstName: '', lastName: '', phoneNumber: '', institute: '', type: '', course: '' };
    const rest = { email: '', duration: '', graduationYear: null, registeredAt: test.clock.now() };
    await test.database
      .insertInto('registrations')
      .values(people.map(({ id }) => ({ ...form, ...rest, eventId, userId: id, id: uuidv7() })))
      .execute();
    return eventId;
  }

  it('send each mail once', { skip: skipWithoutPostgres }, async () => {
    for (let round = 1; round <= 5; round += 1) {
      await buildFullEvent();
      test.clock.advance(24 * 3600);
      await Promise.all([sendReminders(test.app), sendReminders(test.app), sendReminders(test.app)]);
      assert.equal((await test.mails()).length, round * PEOPLE);
      test.clock.advance(48 * 3600);
    }
  });

  it(
    'would send some twice if they mailed before claiming, which proves that the crowd races',
    { skip: skipWithoutPostgres },
    async () => {
      const sent = (await test.mails()).length;
      const eventId = await buildFullEvent();
      await Promise.all([mailUnreminded(test, eventId), mailUnreminded(test, eventId)]);
      assert.ok((await test.mails()).length - sent > PEOPLE);
    },
  );
});

/** Broken variant: it selects unreminded people and mails them, whatever another instance did meanwhile. */
async function mailUnreminded({ app, clock, database }: TestApp, eventId: string): Promise<void> {
  const now = clock.now();
  await database.transaction().execute(async (transaction) => {
    const event = await transaction
      .selectFrom('events')
      .selectAll()
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    const due = { dueAt: event.startTime, dedupeKey: eventId, limit: PEOPLE };
    const found = await findUnremindedAttendees(transaction, event, due);
    const notice = { type: 'REMINDER_24H', title: 'T', message: 'M', dedupeKey: eventId } as const;
    await notify(
      transaction,
      found.map(({ id }) => ({ ...notice, recipientId: id })),
      now,
    );
    for (const { email } of found)
      await app.mailer.enqueue(transaction, { to: email, subject: 'S', text: 'T' }, now);
  });
}
