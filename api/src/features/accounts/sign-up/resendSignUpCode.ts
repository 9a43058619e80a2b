import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { type Handler, succeed } from '../../../platform/http/route';
import { requireWithinLimit } from '../../../platform/throttle/throttle';
import { findDraft } from './draftQueries';
import { limits } from '../limits';
import { sendSignUpCode } from './sendSignUpCode';
import { CODE_TRIES } from './signUpCode';

/** Mails another code if a draft exists; counts and answers equally if not (AU-4, AU-10, AU-22). */
export const resendSignUpCode =
  (app: Application): Handler<typeof auth.resendOtp> =>
  async ({ body, address, now }) => {
    const subject = body.draftId ?? body.email;
    await requireWithinLimit(app.database, limits.codePause(app, subject), now);
    await requireWithinLimit(app.database, limits.codesByEmail(subject), now);
    await app.delays.wait(address, app.rateLimiter.countMail(address, now));
    const draft = await findDraft(app.database, body, now);
    // A caller without the draft id may be a stranger and must not void the owner's live code.
    const isVoid = draft !== undefined && (draft.codeExpiresAt <= now || draft.codeTries >= CODE_TRIES);
    if (draft !== undefined && (body.draftId !== undefined || isVoid)) await sendSignUpCode(app, draft, now);
    return succeed(null, 'We have sent a new code if a sign-up is waiting for one.');
  };
