import { PASSWORD_DELAY_MAX } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { takeTry, type TryBudget } from '../../../platform/throttle/tryBudget';

/** Tries of a budget that wait for nothing. */
const FREE_TRIES = 5;

/** One second, doubled with each try. */
const getDelayMs = (used: number): number =>
  used < FREE_TRIES ? 0 : Math.min(PASSWORD_DELAY_MAX, 2 ** (Math.floor(used) - FREE_TRIES));

/**
 * Counts a guess of a password before it is compared, and delays it. Where the budget is used up it is refused, and may
 * come again within ten seconds: nobody is locked out for longer (AU-10).
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
