import { CURRENT_PASSWORD_MESSAGE } from '@marquee/shared-contracts';
import type { Caller } from '../../../platform/access/Caller';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { restoreTries, type TryBudget } from '../../../platform/throttle/tryBudget';
import { guardTry } from '../login/guardTry';
import { limits } from '../limits';
import { findPasswordHash } from '../queries';

interface GivenPassword {
  account: Pick<Caller, 'id'>;
  token: string | undefined;
  address: string;
  password: string;
}

/**
 * Returns the stored hash if the password is right; wrong passwords are counted per session (AU-37).
 * @throws `VALIDATION` for a wrong password, `TOO_MANY_REQUESTS` after too many
 */
export async function requireCurrentPassword(
  app: Application,
  { account, token = '', address, password }: GivenPassword,
): Promise<string> {
  const { database, passwords } = app;
  const budgets: TryBudget[] = limits.ownPasswords(account.id, token);
  await guardTry(app, budgets, address);
  const current = await findPasswordHash(database, account.id);
  if (current === undefined || !(await passwords.matches(current, password))) return refuseCurrentPassword();
  for (const budget of budgets) await restoreTries(database, budget);
  return current;
}

// Not 401, which clients treat as an ended session.
/** @throws `VALIDATION`, always */
export const refuseCurrentPassword = (): never =>
  refuse('VALIDATION', { errors: [{ field: 'currentPassword', message: CURRENT_PASSWORD_MESSAGE }] });
