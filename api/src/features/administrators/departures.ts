import type { AdministratorRole } from '@marquee/shared-contracts';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';

/** How long a host may undo leaving an event, more than a toast stays (HO-5). */
export const UNDO_MS = 60_000;

interface Departure {
  eventId: string;
  userId: string;
  addedAt: Date;
  acceptedAt: Date | null;
  role: AdministratorRole;
  leftAt: Date;
}

/** Stores what an undo restores. */
export async function saveDeparture(transaction: DatabaseTransaction, departure: Departure): Promise<void> {
  const { addedAt, acceptedAt, role, leftAt } = departure;
  await transaction
    .insertInto('administratorDepartures')
    .values(departure)
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'userId']).doUpdateSet({ addedAt, acceptedAt, role, leftAt }),
    )
    .execute();
}

/** Deletes the stored departure and returns it. */
export const takeDeparture = (
  transaction: DatabaseTransaction,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<Departure | undefined> =>
  transaction
    .deleteFrom('administratorDepartures')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Deletes departures that nobody can undo any more. */
export async function purgeDepartures(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('administratorDepartures')
    .where('leftAt', '<=', new Date(now.getTime() - UNDO_MS))
    .execute();
}
