import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { requireWithin } from '../throttle/throttle';
import { checkResetCode } from './checkResetCode';
import { limits } from './limits';
import { makeToken } from './makeToken';
import { codeEnd } from './oneTimeCode';
import { saveResetToken, takeResetCode } from './resetQueries';

/** Takes a reset's code and gives the proof with which alone a password is changed; never a session (AU-1, AU-3). */
export const verifyOtp =
  (app: Application): Handler<typeof auth.verifyOtp> =>
  async ({ body, address, now }) => {
    await requireWithin(app.database, limits.guessesOf(address), now);
    const code = await checkResetCode(app, body, now);
    if (typeof code === 'string') return refuse(code);
    const { email } = body;
    const resetToken = makeToken();
    await app.database.transaction().execute(async (transaction) => {
      const accountId = await takeResetCode(transaction, { email, codeHash: code.codeHash });
      if (accountId === undefined) return refuse('RESET_CODE_WRONG');
      await saveResetToken(transaction, { token: resetToken, accountId, expiresAt: codeEnd(app.codes, now) });
    });
    return { ...succeed({ email, resetToken }), email };
  };
