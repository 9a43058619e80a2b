import { sql } from 'kysely';
import type { Application } from '../../platform/Application';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { MAILED_COLUMNS } from '../events/createEventMail';
import { giveFreedSeats } from './waitlist/giveFreedSeats';
import { lockRegistration } from './lockRegistration';

interface Cancellation {
  eventId: string;
  userId: string;
  clock: Clock;
}

/** Removes another feature's data of a registration; `now` is the database's time. */
export type CancellationHandler = (
  transaction: DatabaseTransaction,
  cancelled: Cancellation & { now: Date },
) => Promise<void>;

declare module '../../platform/Application' {
  interface Application {
    /** The handlers run in order, under the registration's lock and before its seat is released. */
    readonly cancellationHandlers: readonly CancellationHandler[];
  }
}

/**
 * Cancels a registration, calls the handlers and releases the seat, which a waiting person may get (RG-11, RG-20). Locks
 * the registration, then the handlers' rows, then the seats. Returns the event, or undefined if the registration was cancelled before.
 * @throws `ATTEMPT_EXISTS`, or `CANCELLATION_CLOSED` after the deadline
 */
export async function cancelRegistration(
  transaction: DatabaseTransaction,
  { eventId, userId, clock }: Cancellation,
  { mailer, cancellationHandlers }: Pick<Application, 'mailer' | 'cancellationHandlers'>,
) {
  if (!(await lockRegistration(transaction, eventId, userId))) return undefined;
  const event = await findEventToCancel(transaction, { eventId, userId, clock });
  const { now } = event;
  if (event.attempt !== null) refuse('ATTEMPT_EXISTS');
  // A running event cannot be left, even while registration is open.
  if (now >= event.registerEnd || now >= event.startTime) refuse('CANCELLATION_CLOSED');
  for (const handle of cancellationHandlers) await handle(transaction, { eventId, userId, clock, now });
  // A later registration does not get its room back, because another person may have the seat (RM-3).
  await transaction
    .deleteFrom('roomAllocations')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  await transaction
    .updateTable('registrations')
    .set({ state: 'CANCELLED' })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  await transaction
    .updateTable('eventSeats')
    .set({ taken: sql`taken - 1` })
    .where('eventId', '=', eventId)
    .execute();
  await giveFreedSeats(transaction, { eventId, mailer, now });
  return event;
}

/** A separate statement after the lock, so that the clock is read after the wait. */
const findEventToCancel = (transaction: DatabaseTransaction, { eventId, userId, clock }: Cancellation) =>
  transaction
    .selectFrom('events')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.eventId', '=', 'events.id').on('attempts.userId', '=', userId),
    )
    .select(MAILED_COLUMNS)
    .select(['events.visibility', 'events.registerEnd', 'attempts.state as attempt'])
    .select(clock.sqlNow().as('now'))
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
