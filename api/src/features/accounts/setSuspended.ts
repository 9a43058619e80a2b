import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { endSessions } from './queries';
import { removeResets } from './password/resetQueries';

/**
 * Suspends an account, whose sessions and proofs end at once, or takes that back. False when it is so already, or the
 * account was deleted (product.md, state machines).
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
