import type { ErrorCode } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { returnTry, takeTry } from '../../../platform/throttle/tryBudget';
import { limits } from '../limits';
import { hashCode, isSameHash } from '../../../platform/access/oneTimeCode';
import { countResetTry, findReset, hasReset } from './resetQueries';

interface CheckedCode {
  id: string;
  accountId: string;
  codeHash: string;
}

interface GivenCode {
  email: string;
  otp: string;
  resetId?: string | undefined;
}

/**
 * Counts the try in a separate statement before comparing, so that parallel guesses stay within three.
 * Unknown emails follow the same order with the same texts.
 */
export async function checkResetCode(
  app: Application,
  given: GivenCode,
  now: Date,
): Promise<CheckedCode | ErrorCode> {
  const { database, clock, secret } = app;
  const reset = await findReset(database, given, now);
  if (reset === undefined) return 'RESET_CODE_WRONG';
  const { id } = reset;
  const live = await countResetTry(database, { id, named: given.resetId !== undefined, clock });
  if (live === undefined) return (await hasReset(database, id)) ? 'OTP_LOCKED' : 'RESET_CODE_WRONG';
  if (live.isExpired) return 'OTP_EXPIRED';
  // Many resets would multiply tries, so resets by strangers share a budget per email.
  const budgets = reset.knownDevice ? [] : limits.resetCodes(given.email);
  if (!(await takeTry(database, clock, budgets)).taken) return 'OTP_LOCKED';
  const { accountId, codeHash } = live;
  const isRight = isSameHash(codeHash, hashCode(secret, { purpose: 'RESET', subject: id }, given.otp));
  if (!isRight || accountId === null) return 'RESET_CODE_WRONG';
  await returnTry(database, budgets);
  return { id, accountId, codeHash };
}
