import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

export type LockedEvent = Awaited<ReturnType<typeof lockEvent>>;

/**
 * Holds an event, deleted or not, against every other change by its hosts until the transaction ends. Answering goes on:
 * it only refers to the row, which this lock allows. Registering takes the seats' row and then looks at the event, so
 * the lock on the seats lets everybody in who came before, and shows to everybody later what has changed. `now` is the
 * database's time once both are held.
 */
export async function lockEvent(transaction: DatabaseTransaction, eventId: string, clock: Clock) {
  const event = await transaction
    .selectFrom('events')
    .selectAll()
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (event === undefined) return refuse('NOT_FOUND');
  // A statement of its own: a join would still see the places as they were before it waited for the lock.
  const seats = transaction
    .selectFrom('eventSeats')
    .select('capacityMax')
    .where('eventId', '=', eventId)
    .forUpdate();
  // Around the locking subquery, so that the clock is read after the wait.
  const { capacityMax, now } = await transaction
    .selectFrom(seats.as('held'))
    .select(['capacityMax', clock.sqlNow().as('now')])
    .executeTakeFirstOrThrow();
  return { ...event, capacityMax, now };
}

/** Ended and cancelled events stay as they are (EV-25); a deleted one is gone. */
export function requireChangeableEvent(event: LockedEvent): void {
  if (event.deletedAt !== null) refuse('NOT_FOUND');
  if (event.endTime <= event.now) refuse('EVENT_ENDED');
  if (event.cancelledAt !== null) refuse('EVENT_CANCELLED');
}
