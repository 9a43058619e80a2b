import type { Clock } from '../../../platform/clock';
import type { DatabaseTransaction } from '../../../platform/database/Database';

interface LockedSeats {
  taken: number;
  capacityMax: number | null;
  /** The database's time after the wait for the lock. */
  now: Date;
}

/** Locks the seats of an event, which orders every change of its waitlist. Returns undefined without the event. */
export function lockSeats(
  transaction: DatabaseTransaction,
  eventId: string,
  clock: Clock,
): Promise<LockedSeats | undefined> {
  const seats = transaction
    .selectFrom('eventSeats')
    .select(['taken', 'capacityMax'])
    .where('eventId', '=', eventId)
    .forUpdate();
  // Reads the clock outside the locking subquery, hence after the wait.
  return transaction
    .selectFrom(seats.as('locked'))
    .select(['taken', 'capacityMax', clock.sqlNow().as('now')])
    .executeTakeFirst();
}
