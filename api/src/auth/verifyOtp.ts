import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { checkResetCode } from './checkResetCode';
import { makeToken } from './makeToken';
import { codeEnd } from './oneTimeCode';
import { lockAccount, saveResetToken, takeReset } from './resetQueries';

/** Takes a reset's code and gives the proof with which alone a password is changed; never a session (AU-1, AU-3). */
export const verifyOtp =
  (app: Application): Handler<typeof auth.verifyOtp> =>
  async ({ body, address, now }) => {
    const code = await checkResetCode(app, body, now);
    if (typeof code === 'string') {
      await app.delays.wait(address, app.rates.ofWrongTry(address, now));
      return refuse(code);
    }
    const { email } = body;
    const resetToken = makeToken();
    await app.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, code.accountId);
      const accountId = await takeReset(transaction, code);
      if (accountId === undefined) return refuse('RESET_CODE_WRONG');
      await saveResetToken(transaction, { token: resetToken, accountId, expiresAt: codeEnd(app.codes, now) });
    });
    return { ...succeed({ email, resetToken }), email };
  };
