import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

export type LockedEvent = Awaited<ReturnType<typeof lockEvent>>;

/**
 * Locks an event, deleted or not, against other changes by hosts until the transaction ends. Saving answers
 * continues, because it only references the row. Registering takes the seats' row and then rereads the event,
 * so earlier registrations complete and later ones see the change. `now` is the database's time after both
 * locks.
 * @throws `NOT_FOUND`
 */
export async function lockEvent(transaction: DatabaseTransaction, eventId: string, clock: Clock) {
  const event = await transaction
    .selectFrom('events')
    .selectAll()
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (event === undefined) return refuse('NOT_FOUND');
  // A separate statement: a join would show the seats from before the wait for the lock.
  const seats = transaction
    .selectFrom('eventSeats')
    .select(['capacityMax', 'taken'])
    .where('eventId', '=', eventId)
    .forUpdate();
  // Reads the clock outside the locking subquery, hence after the wait.
  const { capacityMax, taken, now } = await transaction
    .selectFrom(seats.as('held'))
    .select(['capacityMax', 'taken', clock.sqlNow().as('now')])
    .executeTakeFirstOrThrow();
  return { ...event, capacityMax, taken, now };
}

/**
 * Ended and cancelled events cannot change (EV-25); a deleted event is absent.
 * @throws `NOT_FOUND`, `EVENT_ENDED` or `EVENT_CANCELLED`
 */
export function requireChangeableEvent(event: LockedEvent): void {
  if (event.deletedAt !== null) refuse('NOT_FOUND');
  if (event.endTime <= event.now) refuse('EVENT_ENDED');
  if (event.cancelledAt !== null) refuse('EVENT_CANCELLED');
}
