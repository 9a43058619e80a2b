import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { requireWithin } from '../throttle/throttle';
import { findDraft } from './draftQueries';
import { limits } from './limits';
import { sendNewCode } from './sendCode';
import { CODE_TRIES } from './signUpCode';

/** Mails another code if there is a draft; counts and answers alike if there is none (AU-4, AU-10, AU-22). */
export const resendOtp =
  (app: Application): Handler<typeof auth.resendOtp> =>
  async ({ body, address, now }) => {
    const subject = body.draftId ?? body.email;
    await requireWithin(app.database, limits.codePause(app, subject), now);
    await requireWithin(app.database, limits.codes(subject), now);
    await app.delays.wait(address, app.rates.ofMail(address, now));
    const draft = await findDraft(app.database, body, now);
    // Whoever knows only the e-mail may be a stranger, who voids no live code of the person.
    const isVoid = draft !== undefined && (draft.codeExpiresAt <= now || draft.codeTries >= CODE_TRIES);
    if (draft !== undefined && (body.draftId !== undefined || isVoid)) await sendNewCode(app, draft, now);
    return succeed(null, 'We have sent a new code if a sign-up is waiting for one.');
  };
