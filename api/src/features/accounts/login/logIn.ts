import type { auth, Role } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import type { Database } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { getNetwork } from '../../../platform/throttle/getNetwork';
import { isWithinLimit } from '../../../platform/throttle/throttle';
import { restoreTries, returnTry } from '../../../platform/throttle/tryBudget';
import { guardTry } from './guardTry';
import { findKnownDevice, rememberDevice } from './knownDevice';
import { limits } from '../limits';
import { findCredentials, findNewestDraft, recordLogIn, startSession } from '../queries';
import { sendSignUpCode } from '../sign-up/sendSignUpCode';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';

/**
 * Begins a session for the right password; for a draft's right password, mails another code (AU-7, AU-10).
 * @throws `WRONG_CREDENTIALS`, `SUSPENDED`, `EMAIL_NOT_VERIFIED`, or `TOO_MANY_REQUESTS`
 */
export const logIn =
  (app: Application): Handler<typeof auth.authenticate> =>
  async ({ body: { email, password }, address, reply, now }) => {
    const { database } = app;
    // Always reads both and computes one hash, so that every refusal takes equally long.
    const account = await findCredentials(database, email);
    const draft = await findNewestDraft(database, email, now);
    const device = findKnownDevice(app, { reply, account }, now);
    const budgets = limits.logIns({ email, address, device });
    await guardTry(app, budgets, address);
    const turn = { lane: device === undefined ? 'logIn' : 'proven', source: getNetwork(address) } as const;
    const isRight = await app.passwords.matches((account ?? draft)?.passwordHash, password, turn);
    if (!isRight) {
      // Wrong passwords from unknown devices are also counted and delayed by address.
      if (device === undefined) await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
      return refuse('WRONG_CREDENTIALS');
    }
    await forgiveTries(database, budgets);
    if (account !== undefined) {
      const { passwordHash, state, ...user } = account;
      if (state === 'SUSPENDED') return refuse('SUSPENDED');
      const token = await startCheckedSession(database, { id: user.id, passwordHash }, now);
      rememberDevice(app, { reply, account }, now);
      return succeed({ token, role: user.role, user }, 'Login successful');
    }
    return draft === undefined ? refuse('WRONG_CREDENTIALS') : refuseUnverified(app, draft, now);
  };

/** A right password costs nothing and resets the wrong passwords of the device or address. */
async function forgiveTries(database: Database, budgets: ReturnType<typeof limits.logIns>): Promise<void> {
  const own = budgets.at(-1);
  await returnTry(database, budgets.slice(0, -1));
  if (own !== undefined) await restoreTries(database, own);
}

/** Begins the session unless the compared password was replaced meanwhile. */
async function startCheckedSession(
  database: Database,
  checked: { id: string; passwordHash: string },
  now: Date,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    if (!(await recordLogIn(transaction, checked, now))) return refuse('WRONG_CREDENTIALS');
    await writeLogInAuditEntry(transaction, checked.id, now);
    return startSession(transaction, checked.id, now);
  });
}

async function refuseUnverified(
  app: Application,
  draft: { id: string; email: string; role: Role },
  now: Date,
): Promise<never> {
  const { database } = app;
  const mayMail =
    (await isWithinLimit(database, limits.codePause(app, draft.id), now)) &&
    (await isWithinLimit(database, limits.codesByEmail(draft.id), now));
  if (mayMail) await sendSignUpCode(app, draft, now);
  return refuse('EMAIL_NOT_VERIFIED', { draft: { draftId: draft.id, role: draft.role } });
}

/** Records a new session in the audit log; log-in and sign-up both create sessions (PR-4). */
export const writeLogInAuditEntry = (database: Database, accountId: string, now: Date): Promise<void> =>
  writeAuditEntry(database, { actorId: accountId, action: 'account.sign-in', objectId: accountId }, now);
