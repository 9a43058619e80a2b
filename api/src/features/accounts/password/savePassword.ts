import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { Mailer } from '../../../platform/mail/Mailer';
import { createPasswordChangedMail } from './passwordMails';
import { endSessions } from '../queries';
import { removeResets } from './resetQueries';

interface NewPassword {
  accountId: string;
  passwordHash: string;
  by: 'reset' | 'owner';
  /** The hash that was compared: of two concurrent changes only one succeeds. */
  previousHash?: string;
  /** The session that stays; all others end. */
  keptToken?: string | undefined;
}

/**
 * Writes a new password, ends sessions, voids codes and tokens, and notifies the owner (AU-1). Returns false
 * if the password was replaced meanwhile. Locking the account first ends a concurrent login's session or
 * makes that login fail.
 */
export async function savePassword(
  { transaction, mailer }: { transaction: DatabaseTransaction; mailer: Mailer },
  { accountId, passwordHash, by, previousHash, keptToken }: NewPassword,
  now: Date,
): Promise<boolean> {
  let update = transaction.updateTable('accounts').set({ passwordHash }).where('id', '=', accountId);
  if (previousHash !== undefined) update = update.where('passwordHash', '=', previousHash);
  const changed = await update.returning('email').executeTakeFirst();
  if (changed === undefined) return false;
  await endSessions(transaction, accountId, keptToken);
  await removeResets(transaction, accountId);
  const details = { by };
  await writeAuditEntry(
    transaction,
    { actorId: accountId, action: 'account.password-change', objectId: accountId, details },
    now,
  );
  await mailer.enqueue(transaction, createPasswordChangedMail(changed.email), now);
  return true;
}
