import { normalEmail } from '@marquee/shared-contracts';
import { audit } from '../audit/audit';
import { findActiveAccount, findNewestDraft } from '../auth/queries';
import { CODE_TIMES } from '../auth/oneTimeCode';
import { sendNewCode } from '../auth/sendCode';
import { readDatabaseTime } from '../database/readDatabaseTime';
import type { Operator } from './Verb';

/** Mails another code for the newest sign-up of an e-mail, whatever was mailed before: the operator has a reason. */
export async function resendCode(operator: Operator, [named = '']: readonly string[]): Promise<string> {
  const { database } = operator;
  const email = normalEmail(named);
  const now = await readDatabaseTime(operator);
  const draft = await findNewestDraft(database, email, now);
  if (draft !== undefined) {
    await sendNewCode({ ...operator, codes: CODE_TIMES }, draft, now);
    await audit(database, { actorId: null, action: 'account.resend-code', objectId: draft.id }, now);
    return `Another code is on its way to ${email}.`;
  }
  if ((await findActiveAccount(database, email)) === undefined)
    throw new Error(`No sign-up of ${email || 'this e-mail'} waits for a code.`);
  throw new Error(`${email} is confirmed already; "Forgot password" on the login page mails its code.`);
}
