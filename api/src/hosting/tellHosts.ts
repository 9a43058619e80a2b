import type { DatabaseTransaction } from '../database/Database';
import { notify } from '../notifications/notify';
import { findHostIds } from './findHostIds';
import type { LockedEvent } from './lockEvent';
import type { News } from './tellAttendees';

/** Tells the event's hosts by a notice, but for who did it; of an operator's deed all of them hear. */
export async function tellHosts(
  transaction: DatabaseTransaction,
  event: LockedEvent,
  { type, title, message, dedupeKey, actorId, now }: News & { actorId: string | null; now: Date },
): Promise<void> {
  const hosts = await findHostIds(transaction, event);
  const notices = hosts
    .filter((id) => id !== actorId)
    .map((recipientId) => ({ type, title, message, dedupeKey, recipientId, eventId: event.id }));
  await notify(transaction, notices, now);
}
