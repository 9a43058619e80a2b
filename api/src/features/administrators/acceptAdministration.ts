import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { settleNotifications } from './administratorMessages';
import { findAdministrator } from '../events/findAdministrators';

export interface Acceptance {
  eventId: string;
  hostId: string;
  now: Date;
}

/**
 * Records that an administrator accepts being named; a repeat keeps the first time. Undefined if no such
 * administrator exists.
 */
export async function acceptAdministration(transaction: DatabaseTransaction, acceptance: Acceptance) {
  const { eventId, hostId, now } = acceptance;
  const { numUpdatedRows } = await transaction
    .updateTable('eventAdministrators')
    .set({ acceptedAt: now })
    .where('eventId', '=', eventId)
    .where('userId', '=', hostId)
    .where('acceptedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await settleNotifications(transaction, acceptance, 'ACCEPTED');
    const entry = { actorId: hostId, action: 'administrator.accept', objectId: eventId };
    await writeAuditEntry(transaction, { ...entry, details: {} }, now);
  }
  return findAdministrator(transaction, eventId, hostId);
}
