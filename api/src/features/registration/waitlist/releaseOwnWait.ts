import type { DatabaseTransaction } from '../../../platform/database/Database';
import { endWaits } from './endWaits';
import { type FreedSeats, giveFreedSeats } from './giveFreedSeats';

/** Ends the wait of a person who registers; a seat that was held for it goes to the next (RG-21). */
export async function releaseOwnWait(
  transaction: DatabaseTransaction,
  { userId, ...freed }: FreedSeats & { userId: string },
): Promise<void> {
  const ended = await endWaits(transaction, { eventId: freed.eventId, userId });
  if (ended.length > 0) await giveFreedSeats(transaction, freed);
}
