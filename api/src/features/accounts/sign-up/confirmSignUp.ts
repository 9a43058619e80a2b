import type { auth, CallReceived, ErrorCode } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../../platform/access/Caller';
import type { Application } from '../../../platform/Application';
import { type NewNotification, notify } from '../../notifications/notify';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { writeLogInAuditEntry } from '../login/logIn';
import {
  countCodeTry,
  type Draft,
  findDraft,
  hasDraft,
  lockDraftsOf,
  removeDraft,
  removeDraftsByEmail,
} from './draftQueries';
import { rememberDevice } from '../login/knownDevice';
import { makeUsername } from './makeUsername';
import { refuseTakenEmail } from './requireFreeEmail';
import { takeOverGuest } from '../guests';
import { saveAccount, startSession } from '../queries';
import { hashCode, isSameHash } from '../../../platform/access/oneTimeCode';
import { getCodeSubject } from './signUpCode';

/**
 * Creates an account from a draft with the right code, and begins its first session (AU-3, AU-4).
 * @throws the error of a wrong, expired or exhausted code, or of a taken email
 */
export const confirmSignUp =
  (app: Application): Handler<typeof auth.validate> =>
  async ({ body, address, reply, now }) => {
    const checked = await checkCode(app, body, now);
    if (typeof checked === 'string') {
      await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
      return refuse(checked);
    }
    const { passwordHash, ...grant } = await createAccount(app, checked, now);
    rememberDevice(app, { reply, account: { id: grant.user.id, passwordHash } }, now);
    return succeed(grant, 'Validation successful. Proceeding...');
  };

/** Counts the try in a separate statement before comparing, so that parallel guesses stay within five. */
async function checkCode(
  { clock, database, secret }: Application,
  body: CallReceived<typeof auth.validate>['body'],
  now: Date,
): Promise<CheckedDraft | ErrorCode> {
  const draft = await findDraft(database, body, now);
  if (draft === undefined) return 'OTP_INVALID';
  const { id, email } = draft;
  const live = await countCodeTry(database, { id, named: body.draftId !== undefined, clock });
  // Undefined means no tries left, or a draft confirmed a moment ago, for example by a double click.
  if (live === undefined) return (await hasDraft(database, id)) ? 'OTP_LOCKED' : 'OTP_INVALID';
  const { codeHash, isExpired } = live;
  if (isExpired) return 'OTP_EXPIRED';
  const isRight = isSameHash(codeHash, hashCode(secret, getCodeSubject(id), body.otp));
  return isRight ? { id, email, codeHash } : 'OTP_INVALID';
}

type CheckedDraft = Pick<Draft, 'id' | 'email' | 'codeHash'>;

async function createAccount(app: Application, checked: CheckedDraft, now: Date) {
  return app.database.transaction().execute(async (transaction) => {
    await lockDraftsOf(transaction, checked.email);
    const draft = await removeDraft(transaction, checked);
    if (draft === undefined) return refuse('OTP_INVALID');
    const guestId = draft.role === 'USER' ? await takeOverGuest(transaction, draft.email) : undefined;
    const user = await saveAccount(transaction, toAccount(draft, now), guestId);
    if (user === undefined) return refuseTakenEmail(draft.role);
    await removeDraftsByEmail(transaction, draft.email);
    await notify(transaction, [createWelcomeNotification(user)], now);
    await writeLogInAuditEntry(transaction, user.id, now);
    const token = await startSession(transaction, user.id, now);
    return { token, role: user.role, user, passwordHash: draft.passwordHash };
  });
}

const createWelcomeNotification = ({ id, role }: Caller): NewNotification => ({
  recipientId: id,
  type: 'WELCOME',
  title: 'Welcome to Marquee',
  message:
    role === 'HOST'
      ? 'Your account is ready. Publish your first event whenever you like.'
      : 'Your account is ready. Find an event and register.',
  dedupeKey: 'welcome',
});

/** Copies the draft's account fields without its code. */
function toAccount(draft: Draft, now: Date) {
  const { codeHash: _hash, codeExpiresAt: _codeEnd, expiresAt: _end, ...tried } = draft;
  const { codeTries: _tries, unnamedTries: _unnamed, ...person } = tried;
  return { ...person, id: uuidv7(), username: makeUsername(person), createdAt: now, lastLoginAt: now };
}
