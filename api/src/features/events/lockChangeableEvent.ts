import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { lockEvent, type LockedEvent, requireChangeableEvent } from './lockEvent';

/**
 * Locks an event that its hosts may still change, so that its rows can be counted and then written (EV-25).
 */
export async function lockChangeableEvent(
  transaction: DatabaseTransaction,
  eventId: string,
  clock: Clock,
): Promise<LockedEvent> {
  const event = await lockEvent(transaction, eventId, clock);
  requireChangeableEvent(event);
  return event;
}
