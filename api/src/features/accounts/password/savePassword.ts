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
  /** The hash that the owner was checked against: of two changes at once only one counts. */
  previousHash?: string;
  /** The session that stays; every other ends. */
  keptToken?: string | undefined;
}

/**
 * Writes a new password, ends the sessions of the old one, voids every code and token, and tells the owner (AU-1). False
 * when the password was replaced meanwhile. The account's row comes first: a login of the old password that is under way
 * has either begun its session by then, which ends here, or finds another password.
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
