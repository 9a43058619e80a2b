import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { MAILED_COLUMNS } from '../events/createEventMail';
import type { ReminderKind, UpcomingEvent } from './reminderKinds';

const addMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Whether a reminder was sent for an event; moving the event resets it. */
export const isSent = (
  eb: ExpressionBuilder<Tables, 'events'>,
  kind: string,
  instant: 'events.startTime' | 'events.registerEnd',
) =>
  eb.exists(
    eb
      .selectFrom('reminders')
      .select('reminders.eventId')
      .whereRef('reminders.eventId', '=', 'events.id')
      .whereRef('reminders.startTime', '=', instant)
      .where('reminders.kind', '=', kind),
  );

/** The events with a due, unsent reminder of this kind. */
export const findDueEvents = (database: Database, kind: ReminderKind, now: Date) =>
  database
    .selectFrom('events')
    .select(MAILED_COLUMNS)
    .select('events.ownerId')
    .where('startTime', '<=', addMilliseconds(now, kind.dueMs))
    .where('startTime', '>', addMilliseconds(now, kind.expiresMs))
    .where('cancelledAt', 'is', null)
    .where('deletedAt', 'is', null)
    .$if(kind.quizzesOnly, (query) => query.where('category', '=', 'quiz').where('endTime', '>', now))
    .where((eb) => eb.not(isSent(eb, kind.type, 'events.startTime')))
    .execute();

/**
 * The next unreminded registrants, by id. People who registered after the reminder fell due are skipped: they
 * just received the confirmation.
 */
export const findUnremindedAttendees = (
  database: Database,
  event: UpcomingEvent,
  { dueAt, dedupeKey, limit }: { dueAt: Date; dedupeKey: string; limit: number },
) =>
  database
    .selectFrom('registrations')
    .innerJoin('accounts', 'accounts.id', 'registrations.userId')
    .select(['accounts.id', 'accounts.firstname', 'accounts.email', 'accounts.reminderMails'])
    .where('registrations.eventId', '=', event.id)
    .where('registrations.state', '=', 'ACTIVE')
    .where('registrations.registeredAt', '<=', dueAt)
    .where('accounts.state', '=', 'ACTIVE')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.recipientId', '=', 'registrations.userId')
            .where('notifications.dedupeKey', '=', dedupeKey),
        ),
      ),
    )
    .orderBy('registrations.userId')
    .limit(limit)
    .execute();

export async function saveSent(
  database: Database,
  { id, startTime }: Pick<UpcomingEvent, 'id' | 'startTime'>,
  { kind, now }: { kind: { type: string }; now: Date },
): Promise<void> {
  await database
    .insertInto('reminders')
    .values({ eventId: id, kind: kind.type, startTime, doneAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops reminders by mail; a repeat, or a deleted account, changes nothing. */
export const stopReminderMails = (database: Database, accountId: string) =>
  database.updateTable('accounts').set({ reminderMails: false }).where('id', '=', accountId).execute();
