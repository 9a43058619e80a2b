import type { AdministratorRole } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { findAdministrator } from '../events/findAdministrators';
import { lockEvent } from '../events/lockEvent';
import { notify } from '../notifications/notify';
import { createRoleNotification } from './administratorMessages';

interface RoleChange {
  eventId: string;
  hostId: string;
  role: AdministratorRole;
  owner: { id: string; firstname: string; lastname: string };
  clock: Clock;
}

/**
 * Gives an administrator another role and notifies this host; also after the event's end, and a repeat changes nothing
 * (HO-19). Undefined if no such administrator exists.
 */
export async function changeAdministratorRole(transaction: DatabaseTransaction, change: RoleChange) {
  const { eventId, hostId, role, owner, clock } = change;
  const { now, title } = await lockEvent(transaction, eventId, clock);
  const { numUpdatedRows } = await transaction
    .updateTable('eventAdministrators')
    .set({ role })
    .where('eventId', '=', eventId)
    .where('userId', '=', hostId)
    .where('role', '<>', role)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    const event = { id: eventId, title };
    await notify(transaction, [createRoleNotification({ event, owner, hostId, role }, now)], now);
    const entry = { actorId: owner.id, action: 'administrator.role', objectId: eventId };
    await writeAuditEntry(transaction, { ...entry, details: { hostId, role } }, now);
  }
  return findAdministrator(transaction, eventId, hostId);
}
