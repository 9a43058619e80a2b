import type { auth, CallReceived, RefusalCode } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../access/Caller';
import type { Application } from '../Application';
import { type Notice, notify } from '../notifications/notify';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { auditSignIn } from './auditSignIn';
import {
  countTry,
  type Draft,
  findDraft,
  hasDraft,
  lockDraftsOf,
  removeDraft,
  removeDraftsOf,
} from './draftQueries';
import { rememberDevice } from './knownDevice';
import { makeUsername } from './makeUsername';
import { refuseTaken } from './refuseTaken';
import { saveAccount, startSession } from './queries';
import { hashCode, isSameHash } from './oneTimeCode';
import { codeOfDraft } from './signUpCode';

/** Makes an account of a draft whose code was entered, and begins its first session (AU-3, AU-4). */
export const validate =
  (app: Application): Handler<typeof auth.validate> =>
  async ({ body, address, reply, now }) => {
    const checked = await checkCode(app, body, now);
    if (typeof checked === 'string') {
      await app.delays.wait(address, app.rates.ofWrongTry(address, now));
      return refuse(checked);
    }
    const { passwordHash, ...grant } = await confirm(app, checked, now);
    rememberDevice(app, { reply, account: { id: grant.user.id, passwordHash } }, now);
    return succeed(grant, 'Validation successful. Proceeding...');
  };

/** Counts the try before it looks at the code, in a statement of its own: parallel guesses are at most five. */
async function checkCode(
  { clock, database, secret }: Application,
  body: CallReceived<typeof auth.validate>['body'],
  now: Date,
): Promise<CheckedDraft | RefusalCode> {
  const draft = await findDraft(database, body, now);
  if (draft === undefined) return 'OTP_INVALID';
  const { id, email } = draft;
  const live = await countTry(database, { id, named: body.draftId !== undefined, clock });
  // None counted: its tries are used up, or the draft was confirmed a moment ago, by a second press for instance.
  if (live === undefined) return (await hasDraft(database, id)) ? 'OTP_LOCKED' : 'OTP_INVALID';
  const { codeHash, isExpired } = live;
  if (isExpired) return 'OTP_EXPIRED';
  const isRight = isSameHash(codeHash, hashCode(secret, codeOfDraft(id), body.otp));
  return isRight ? { id, email, codeHash } : 'OTP_INVALID';
}

type CheckedDraft = Pick<Draft, 'id' | 'email' | 'codeHash'>;

async function confirm(app: Application, checked: CheckedDraft, now: Date) {
  return app.database.transaction().execute(async (transaction) => {
    await lockDraftsOf(transaction, checked.email);
    const draft = await removeDraft(transaction, checked);
    if (draft === undefined) return refuse('OTP_INVALID');
    const user = await saveAccount(transaction, accountOf(draft, now));
    if (user === undefined) return refuseTaken(draft.role);
    await removeDraftsOf(transaction, draft.email);
    await notify(transaction, [welcome(user)], now);
    await auditSignIn(transaction, user.id, now);
    const token = await startSession(transaction, user.id, now);
    return { token, role: user.role, user, passwordHash: draft.passwordHash };
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
  const { codeHash: _hash, codeExpiresAt: _codeEnd, expiresAt: _end, ...tried } = draft;
  const { codeTries: _tries, unnamedTries: _unnamed, ...person } = tried;
  return { ...person, id: uuidv7(), username: makeUsername(person), createdAt: now, lastLoginAt: now };
}
