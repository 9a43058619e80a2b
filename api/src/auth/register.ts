import { type auth, type CallReceived, type Role, TERMS_VERSION, tidyName } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Application } from '../Application';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { begin, requireWithin } from '../throttle/throttle';
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
    await requireWithin(database, limits.signUpsOf(address), now);
    const earlier = body.draftId === undefined ? undefined : await findDraft(database, body, now);
    if (earlier !== undefined) await requireWithin(database, limits.codePause(app, body.email), now);
    await requireWithin(database, limits.codes(body.email), now);
    if (await hasAccount(database, body.email)) return refuseTaken(roleOf(body));

    const draft = { id: earlier?.id ?? uuidv7(), ...(await personOf(app, body, now)) };
    const { stored, letter } = newCode(app, draft, now);
    const expiresAt = new Date(now.getTime() + DRAFT_MS);
    await begin(database, limits.codePause(app, body.email), now);
    await database.transaction().execute(async (transaction) => {
      await saveDraft(transaction, { ...draft, ...stored, createdAt: now, expiresAt });
      await mailer.post(transaction, letter, now);
    });
    if (earlier !== undefined) reply.status(200);
    return succeed({ draftId: draft.id });
  };

const roleOf = (form: Form): Role => (form.role === 'host' ? 'HOST' : 'USER');

async function personOf(app: Application, form: Form, now: Date) {
  const isHost = roleOf(form) === 'HOST';
  return {
    email: form.email,
    role: roleOf(form),
    firstname: tidyName(form.firstname),
    lastname: tidyName(form.lastname),
    mobile: form.mobile,
    organization: isHost ? tidyName(form.organization) : null,
    designation: isHost ? tidyName(form.designation) : null,
    passwordHash: await app.passwords.hash(form.password),
    termsVersion: form.termsAccepted === true ? TERMS_VERSION : null,
    termsAgreedAt: form.termsAccepted === true ? now : null,
  };
}
