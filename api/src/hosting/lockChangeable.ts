import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { lockEvent, type LockedEvent, requireChangeable } from './lockEvent';

/** Holds an event that its hosts may still change, so that what belongs to it can be counted and then written (EV-25). */
export async function lockChangeable(
  transaction: DatabaseTransaction,
  eventId: string,
  clock: Clock,
): Promise<LockedEvent> {
  const event = await lockEvent(transaction, eventId, clock);
  requireChangeable(event);
  return event;
}
