import type { Role } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { takeTry } from '../../../platform/throttle/tryBudget';
import { limits } from '../limits';
import { hasAccount } from '../queries';

/**
 * Takes one of the sign-up tries that strangers share for an email (AU-2).
 * @throws `TOO_MANY_REQUESTS`
 */
export async function takeSignUpTry(
  { database, clock }: Application,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const taken = await takeTry(database, clock, limits.signUps(email, address));
  if (!taken.taken) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds });
}

/**
 * Refuses an email that has an account, and counts it as a wrong try of the address (AU-10).
 * @throws `EMAIL_TAKEN_HOST` or `EMAIL_TAKEN_USER`
 */
export async function requireFreeEmail(
  app: Application,
  { email, role, address }: { email: string; role: Role; address: string },
  now: Date,
): Promise<void> {
  if (!(await hasAccount(app.database, email))) return;
  await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
  refuseTakenEmail(role);
}

/**
 * Refuses a taken email with the text of the calling flow.
 * @throws `EMAIL_TAKEN_HOST` or `EMAIL_TAKEN_USER`, always
 */
export function refuseTakenEmail(role: Role): never {
  return refuse(role === 'HOST' ? 'EMAIL_TAKEN_HOST' : 'EMAIL_TAKEN_USER', {
    errors: [{ field: 'email', message: 'This email is already registered. Log in?' }],
  });
}
