import { normalizeEmail } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../platform/audit/writeAuditEntry';
import { findActiveAccount, findNewestDraft } from '../features/accounts/queries';
import { CODE_TIMES } from '../platform/access/oneTimeCode';
import { sendSignUpCode } from '../features/accounts/sign-up/sendSignUpCode';
import { readDatabaseTime } from '../platform/database/TimedDatabase';
import type { CommandContext } from './Command';

/**
 * Mails another code for the newest sign-up of an email, without the limits for callers.
 * @throws if no sign-up waits for a code
 */
export async function resendSignUpCode(
  operator: CommandContext,
  [named = '']: readonly string[],
): Promise<string> {
  const { database } = operator;
  const email = normalizeEmail(named);
  const now = await readDatabaseTime(operator);
  const draft = await findNewestDraft(database, email, now);
  if (draft !== undefined) {
    await sendSignUpCode({ ...operator, codes: CODE_TIMES }, draft, now);
    await writeAuditEntry(
      database,
      { actorId: null, action: 'account.resend-code', objectId: draft.id },
      now,
    );
    return `Another code is on its way to ${email}.`;
  }
  if ((await findActiveAccount(database, email)) === undefined)
    throw new Error(`No sign-up of ${email || 'this email'} waits for a code.`);
  throw new Error(`${email} is confirmed already; "Forgot password" on the login page mails its code.`);
}
