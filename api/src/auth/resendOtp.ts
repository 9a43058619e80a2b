import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { requireWithin } from '../throttle/throttle';
import { findDraft } from './draftQueries';
import { limits } from './limits';
import { sendNewCode } from './sendCode';

/** Mails another code if there is a draft; counts and answers alike if there is none (AU-10, AU-22). */
export const resendOtp =
  (app: Application): Handler<typeof auth.resendOtp> =>
  async ({ body, now }) => {
    await requireWithin(app.database, limits.codePause(app, body.email), now);
    await requireWithin(app.database, limits.codes(body.email), now);
    const draft = await findDraft(app.database, body, now);
    if (draft !== undefined) await sendNewCode(app, draft, now);
    return succeed(null, 'We have sent a new code if a sign-up is waiting for one.');
  };
