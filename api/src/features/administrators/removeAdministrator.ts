import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { notify } from '../notifications/notify';
import { createRemovalNotification, settleNotifications } from './administratorMessages';
import { saveDeparture, takeDeparture } from './departures';
import { deleteAdministrator, findEventSummary } from './queries';

interface Removal {
  eventId: string;
  hostId: string;
  /** The owner, or the administrator who leaves. */
  by: { id: string; firstname: string; lastname: string };
  now: Date;
}

/**
 * Removes an administrator and notifies them, or lets them leave, which they may undo; a repeat changes nothing
 * (HO-5). An owner's removal also ends the undo of a host who has just left.
 */
export async function removeAdministrator(
  transaction: DatabaseTransaction,
  { eventId, hostId, by, now }: Removal,
): Promise<void> {
  const isLeaving = hostId === by.id;
  if (!isLeaving) await takeDeparture(transaction, { eventId, userId: hostId });
  const removed = await deleteAdministrator(transaction, eventId, hostId);
  if (removed === undefined) return;
  await settleNotifications(transaction, { eventId, hostId }, 'LEFT');
  if (isLeaving) await saveDeparture(transaction, { ...removed, leftAt: now });
  else {
    const event = await findEventSummary(transaction, eventId);
    await notify(transaction, [createRemovalNotification({ event, owner: by, hostId }, now)], now);
  }
  const entry = { actorId: by.id, action: 'administrator.remove', objectId: eventId, details: { hostId } };
  await writeAuditEntry(transaction, entry, now);
}
