import { CURRENT_PASSWORD_MESSAGE } from '@marquee/shared-contracts';
import type { Caller } from '../access/Caller';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { clear, requireWithin } from '../throttle/throttle';
import { limits } from './limits';
import { findPasswordHash } from './queries';

/** Answers the hash of the password that was given rightly, which is guessed as seldom as at the login (AU-37). */
export async function requireCurrentPassword(
  { database, passwords }: Application,
  { account, password }: { account: Pick<Caller, 'id' | 'email'>; password: string },
  now: Date,
): Promise<string> {
  await requireWithin(database, limits.logIns(account.email), now);
  const current = await findPasswordHash(database, account.id);
  if (current === undefined || !(await passwords.matches(current, password))) return refuseCurrentPassword();
  await clear(database, limits.logIns(account.email));
  return current;
}

// Not 401, which would tell the screen that the session has ended.
export const refuseCurrentPassword = (): never =>
  refuse('VALIDATION', { errors: [{ field: 'currentPassword', message: CURRENT_PASSWORD_MESSAGE }] });
