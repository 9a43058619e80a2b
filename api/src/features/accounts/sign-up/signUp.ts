import {
  type auth,
  type CallReceived,
  type Role,
  TERMS_VERSION,
  normalizeName,
} from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Application } from '../../../platform/Application';
import { type Handler, succeed } from '../../../platform/http/route';
import { getNetwork } from '../../../platform/throttle/getNetwork';
import { restartWindow, requireWithinLimit } from '../../../platform/throttle/throttle';
import { findDraft, saveDraft } from './draftQueries';
import { limits } from '../limits';
import { requireFreeEmail, takeSignUpTry } from './requireFreeEmail';
import { createSignUpCode } from './sendSignUpCode';

type Form = CallReceived<typeof auth.register>['body'];

/** A draft expires after a day (AU-4). */
const DRAFT_MS = 24 * 3_600_000;

/**
 * Stores the form as a draft, apart from accounts, and mails a code; with a live `draftId` this is a resend
 * (AU-4).
 * @throws the error of a taken email, or `TOO_MANY_REQUESTS`
 */
export const signUp =
  (app: Application): Handler<typeof auth.register> =>
  async ({ body, address, reply, now }) => {
    const { database, mailer } = app;
    const earlier = body.draftId === undefined ? undefined : await findDraft(database, body, now);
    if (earlier !== undefined) await requireWithinLimit(database, limits.codePause(app, earlier.id), now);
    else await takeSignUpTry(app, { email: body.email, address });
    await requireFreeEmail(app, { email: body.email, role: toRole(body), address }, now);
    await app.delays.wait(address, app.rateLimiter.countMail(address, now));

    const id = earlier?.id ?? uuidv7();
    await requireWithinLimit(database, limits.codesByEmail(id), now);
    const passwordHash = await app.passwords.hash(body.password, {
      lane: 'signUp',
      source: getNetwork(address),
    });
    const draft = { id, ...toPerson(body, now), passwordHash };
    const { stored, mail } = createSignUpCode(app, draft, now);
    const expiresAt = new Date(now.getTime() + DRAFT_MS);
    await restartWindow(database, limits.codePause(app, id), now);
    await database.transaction().execute(async (transaction) => {
      await saveDraft(transaction, { ...draft, ...stored, createdAt: now, expiresAt });
      await mailer.enqueue(transaction, mail, now);
    });
    if (earlier !== undefined) reply.status(200);
    return succeed({ draftId: draft.id });
  };

const toRole = (form: Form): Role => (form.role === 'host' ? 'HOST' : 'USER');

function toPerson(form: Form, now: Date) {
  const isHost = toRole(form) === 'HOST';
  return {
    email: form.email,
    role: toRole(form),
    firstname: normalizeName(form.firstname),
    lastname: normalizeName(form.lastname),
    mobile: form.mobile,
    organization: isHost ? normalizeName(form.organization) : null,
    designation: isHost ? normalizeName(form.designation) : null,
    termsVersion: form.termsAccepted === true ? TERMS_VERSION : null,
    termsAgreedAt: form.termsAccepted === true ? now : null,
  };
}
