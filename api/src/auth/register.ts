import { type auth, type CallReceived, type Role, TERMS_VERSION, tidyName } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { networkOf } from '../throttle/networkOf';
import { begin, requireWithin } from '../throttle/throttle';
import { takeTry } from '../throttle/tryBudget';
import { findDraft, saveDraft } from './draftQueries';
import { limits } from './limits';
import { refuseTaken } from './refuseTaken';
import { hasAccount } from './queries';
import { newCode } from './sendCode';

type Form = CallReceived<typeof auth.register>['body'];

/** A draft lives a day (product.md, state machines). */
const DRAFT_MS = 24 * 3_600_000;

/** Keeps what was typed apart from accounts and mails a code; with a live `draftId` this is a resend (AU-4). */
export const register =
  (app: Application): Handler<typeof auth.register> =>
  async ({ body, address, reply, now }) => {
    const { database, mailer } = app;
    const earlier = body.draftId === undefined ? undefined : await findDraft(database, body, now);
    if (earlier !== undefined) await requireWithin(database, limits.codePause(app, earlier.id), now);
    else await requireFewDrafts(app, { email: body.email, address });
    if (await hasAccount(database, body.email)) {
      await app.delays.wait(address, app.rates.ofWrongTry(address, now));
      return refuseTaken(roleOf(body));
    }
    await app.delays.wait(address, app.rates.ofMail(address, now));

    const id = earlier?.id ?? uuidv7();
    await requireWithin(database, limits.codes(id), now);
    const passwordHash = await app.passwords.hash(body.password, {
      lane: 'signUp',
      source: networkOf(address),
    });
    const draft = { id, ...personOf(body, now), passwordHash };
    const { stored, letter } = newCode(app, draft, now);
    const expiresAt = new Date(now.getTime() + DRAFT_MS);
    await begin(database, limits.codePause(app, id), now);
    await database.transaction().execute(async (transaction) => {
      await saveDraft(transaction, { ...draft, ...stored, createdAt: now, expiresAt });
      await mailer.post(transaction, letter, now);
    });
    if (earlier !== undefined) reply.status(200);
    return succeed({ draftId: draft.id });
  };

/** Bounds what strangers have mailed to one e-mail; a draft that exists has limits of its own, which they cannot spend. */
async function requireFewDrafts(
  { database, clock }: Application,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const taken = await takeTry(database, clock, limits.signUps(email, address));
  if (!taken.taken) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds });
}

const roleOf = (form: Form): Role => (form.role === 'host' ? 'HOST' : 'USER');

function personOf(form: Form, now: Date) {
  const isHost = roleOf(form) === 'HOST';
  return {
    email: form.email,
    role: roleOf(form),
    firstname: tidyName(form.firstname),
    lastname: tidyName(form.lastname),
    mobile: form.mobile,
    organization: isHost ? tidyName(form.organization) : null,
    designation: isHost ? tidyName(form.designation) : null,
    termsVersion: form.termsAccepted === true ? TERMS_VERSION : null,
    termsAgreedAt: form.termsAccepted === true ? now : null,
  };
}
