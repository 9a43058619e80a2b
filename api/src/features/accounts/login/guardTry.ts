import { PASSWORD_DELAY_MAX } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { takeTry, type TryBudget } from '../../../platform/throttle/tryBudget';

/** Tries that are not delayed. */
const FREE_TRIES = 5;

/** Starts at one second and doubles with each try. */
const getDelayMs = (used: number): number =>
  used < FREE_TRIES ? 0 : Math.min(PASSWORD_DELAY_MAX, 2 ** (Math.floor(used) - FREE_TRIES));

/**
 * Counts and delays a password guess before the comparison. An exhausted budget refuses with a retry after at
 * most ten seconds, so nobody is locked out (AU-10).
 * @throws `TOO_MANY_REQUESTS` when the budget is exhausted
 */
export async function guardTry(
  { database, clock, delays }: Application,
  budgets: readonly TryBudget[],
  address: string,
): Promise<void> {
  const tried = await takeTry(database, clock, budgets);
  if (!tried.taken)
    return refuse('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.min(PASSWORD_DELAY_MAX, tried.retryAfterSeconds),
    });
  await delays.wait(address, getDelayMs(tried.used) * 1000);
}
