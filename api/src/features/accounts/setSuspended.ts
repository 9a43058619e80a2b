import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { endSessions } from './queries';
import { removeResets } from './password/resetQueries';

/**
 * Suspends an account and ends its sessions and resets, or lifts the suspension (PR-3). Returns false if nothing
 * changes or the account was deleted.
 */
export async function setSuspended(
  transaction: DatabaseTransaction,
  { accountId, suspended }: { accountId: string; suspended: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ state: suspended ? 'SUSPENDED' : 'ACTIVE' })
    .where('id', '=', accountId)
    .where('state', '=', suspended ? 'ACTIVE' : 'SUSPENDED')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endSessions(transaction, accountId);
  await removeResets(transaction, accountId);
  const action = suspended ? 'account.suspend' : 'account.unsuspend';
  await writeAuditEntry(transaction, { actorId: null, action, objectId: accountId }, now);
  return true;
}
