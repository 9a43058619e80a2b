import type { Application } from '../Application';
import type { RefusalCode } from '@marquee/shared-contracts';
import { hashCode, isSameHash } from './oneTimeCode';
import { countResetTry, hasResetCode } from './resetQueries';

interface RightCode {
  accountId: string;
  codeHash: string;
}

/**
 * Counts the try before it looks at the code, in a statement of its own: parallel guesses are at most three. E-mails
 * without an account are refused in the same order with the same words.
 */
export async function checkResetCode(
  { database, secret }: Application,
  { email, otp }: { email: string; otp: string },
  now: Date,
): Promise<RightCode | RefusalCode> {
  const live = await countResetTry(database, email);
  if (live === undefined) return (await hasResetCode(database, email)) ? 'OTP_LOCKED' : 'RESET_CODE_WRONG';
  if (live.expiresAt <= now) return 'OTP_EXPIRED';
  const { accountId, codeHash } = live;
  const isRight = isSameHash(codeHash, hashCode(secret, { purpose: 'RESET', of: email }, otp));
  return isRight && accountId !== null ? { accountId, codeHash } : 'RESET_CODE_WRONG';
}
