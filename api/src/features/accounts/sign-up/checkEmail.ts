import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { type Handler, succeed } from '../../../platform/http/route';
import { returnTry } from '../../../platform/throttle/tryBudget';
import { limits } from '../limits';
import { requireFreeEmail, takeSignUpTry } from './requireFreeEmail';

/**
 * Tells a taken email before a sign-up is filled in, within the limits of `register` (AU-10). A free email
 * uses no try, so that the sign-up itself keeps all of them.
 * @throws the error of a taken email, or `TOO_MANY_REQUESTS`
 */
export const checkEmail =
  (app: Application): Handler<typeof auth.checkEmail> =>
  async ({ body: { email, role }, address, now }) => {
    await takeSignUpTry(app, { email, address });
    await requireFreeEmail(app, { email, role: role === 'host' ? 'HOST' : 'USER', address }, now);
    await returnTry(app.database, limits.signUps(email, address));
    // A list of emails can be checked without a mail, so free emails count for the address, too.
    await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
    return succeed(null);
  };
