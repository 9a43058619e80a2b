import type { auth } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../access/Caller';
import type { Application } from '../Application';
import { type Notice, notify } from '../notifications/notify';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { requireWithin } from '../throttle/throttle';
import { auditSignIn } from './auditSignIn';
import { countTry, type Draft, findDraft, hasDraft, removeDraft, removeDraftsOf } from './draftQueries';
import { limits } from './limits';
import { makeUsername } from './makeUsername';
import { refuseTaken } from './refuseTaken';
import { saveAccount, startSession } from './queries';
import { hashCode, isSameHash } from './oneTimeCode';
import { codeOfDraft } from './signUpCode';

/** Makes an account of a draft whose code was entered, and begins its first session (AU-3, AU-4). */
export const validate =
  (app: Application): Handler<typeof auth.validate> =>
  async ({ body, address, now }) => {
    await requireWithin(app.database, limits.guessesOf(address), now);
    const draft = await findDraft(app.database, body, now);
    if (draft === undefined) return refuse('OTP_INVALID');
    const codeHash = await requireRightCode(app, { draftId: draft.id, code: body.otp }, now);
    return succeed(
      await confirm(app, { id: draft.id, codeHash }, now),
      'Validation successful. Proceeding...',
    );
  };

/** Counts the try before it looks at the code, in a statement of its own: parallel guesses are at most five. */
async function requireRightCode(
  app: Application,
  { draftId, code }: { draftId: string; code: string },
  now: Date,
): Promise<string> {
  const live = await countTry(app.database, draftId);
  // None counted: its tries are used up, or the draft was confirmed a moment ago, by a second press for instance.
  if (live === undefined)
    return refuse((await hasDraft(app.database, draftId)) ? 'OTP_LOCKED' : 'OTP_INVALID');
  if (live.codeExpiresAt <= now) return refuse('OTP_EXPIRED');
  if (!isSameHash(live.codeHash, hashCode(app.secret, codeOfDraft(draftId), code)))
    return refuse('OTP_INVALID');
  return live.codeHash;
}

async function confirm(app: Application, code: Pick<Draft, 'id' | 'codeHash'>, now: Date) {
  return app.database.transaction().execute(async (transaction) => {
    const draft = await removeDraft(transaction, code);
    if (draft === undefined) return refuse('OTP_INVALID');
    const user = await saveAccount(transaction, accountOf(draft, now));
    if (user === undefined) return refuseTaken(draft.role);
    await removeDraftsOf(transaction, draft.email);
    await notify(transaction, [welcome(user)], now);
    await auditSignIn(transaction, user.id, now);
    return { token: await startSession(transaction, user.id, now), role: user.role, user };
  });
}

const welcome = ({ id, role }: Caller): Notice => ({
  recipientId: id,
  type: 'WELCOME',
  title: 'Welcome to Marquee',
  message:
    role === 'HOST'
      ? 'Your account is ready. Publish your first event whenever you like.'
      : 'Your account is ready. Find an event and register.',
  dedupeKey: 'welcome',
});

/** What was drafted becomes the account; what belonged to the code stays behind. */
function accountOf(draft: Draft, now: Date) {
  const { codeHash: _hash, codeExpiresAt: _codeEnd, codeTries: _tries, expiresAt: _end, ...person } = draft;
  return { ...person, id: uuidv7(), username: makeUsername(person), createdAt: now, lastLoginAt: now };
}
