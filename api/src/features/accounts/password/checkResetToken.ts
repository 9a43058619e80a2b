import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { findResetToken } from './resetQueries';

/**
 * Tells whether a proof still permits a new password, without consuming it; a wrong proof counts as in
 * `resetPassword` (AU-1).
 * @throws `RESET_NOT_VERIFIED`
 */
export const checkResetToken =
  (app: Application): Handler<typeof auth.checkResetToken> =>
  async ({ body: { email, resetToken }, address, now }) => {
    if ((await findResetToken(app.database, { email, token: resetToken }, now)) !== undefined)
      return succeed(null);
    await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
    return refuse('RESET_NOT_VERIFIED');
  };
