import type { DatabaseTransaction } from '../../../platform/database/Database';
import { notify } from '../../notifications/notify';
import { findHostIds } from '../findHostIds';
import type { LockedEvent } from '../lockEvent';
import type { EventAnnouncement } from './notifyAttendees';

/** Notifies the event's hosts except the actor; all of them if the operator acted. */
export async function notifyHosts(
  transaction: DatabaseTransaction,
  event: LockedEvent,
  {
    type,
    title,
    message,
    dedupeKey,
    actorId,
    now,
  }: EventAnnouncement & { actorId: string | null; now: Date },
): Promise<void> {
  const hosts = await findHostIds(transaction, event);
  const notifications = hosts
    .filter((id) => id !== actorId)
    .map((recipientId) => ({ type, title, message, dedupeKey, recipientId, eventId: event.id }));
  await notify(transaction, notifications, now);
}
