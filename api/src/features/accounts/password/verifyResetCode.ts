import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { checkResetCode } from './checkResetCode';
import { makeToken } from '../../../platform/access/token';
import { getCodeExpiry } from '../../../platform/access/oneTimeCode';
import { lockAccount, saveResetToken, takeReset } from './resetQueries';

/**
 * Exchanges a reset's code for the proof that changing the password requires; never returns a session (AU-1,
 * AU-3).
 * @throws the error of a wrong, expired or exhausted code
 */
export const verifyResetCode =
  (app: Application): Handler<typeof auth.verifyOtp> =>
  async ({ body, address, now }) => {
    const code = await checkResetCode(app, body, now);
    if (typeof code === 'string') {
      await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
      return refuse(code);
    }
    const { email } = body;
    const resetToken = makeToken();
    await app.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, code.accountId);
      const accountId = await takeReset(transaction, code);
      if (accountId === undefined) return refuse('RESET_CODE_WRONG');
      await saveResetToken(transaction, {
        token: resetToken,
        accountId,
        expiresAt: getCodeExpiry(app.codes, now),
      });
    });
    return { ...succeed({ email, resetToken }), email };
  };
