import type { auth, Role } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { clear, giveBack, isWithin, requireWithin } from '../throttle/throttle';
import { auditSignIn } from './auditSignIn';
import { limits } from './limits';
import { findCredentials, findNewestDraft, saveLogIn, startSession } from './queries';
import { sendNewCode } from './sendCode';

/** Begins a session for the right password; a right password of a draft gets another code instead (AU-7, AU-10). */
export const authenticate =
  (app: Application): Handler<typeof auth.authenticate> =>
  async ({ body: { email, password }, address, now }) => {
    const { database } = app;
    await requireWithin(database, limits.logInsOf(address), now);
    await requireWithin(database, limits.logIns(email), now);
    // Both are always read, and one hash is always computed, so that every refusal costs the same.
    const account = await findCredentials(database, email);
    const draft = await findNewestDraft(database, email, now);
    const isRight = await app.passwords.matches((account ?? draft)?.passwordHash, password);
    if (!isRight) return refuse('WRONG_CREDENTIALS');
    await giveBack(database, limits.logInsOf(address));
    await clear(database, limits.logIns(email));
    if (account !== undefined) {
      const { passwordHash, state, ...user } = account;
      if (state === 'SUSPENDED') return refuse('SUSPENDED');
      const token = await begin(database, { id: user.id, passwordHash }, now);
      return succeed({ token, role: user.role, user }, 'Login successful');
    }
    return draft === undefined ? refuse('WRONG_CREDENTIALS') : askForCode(app, draft, now);
  };

/** Begins the session unless the password that was compared has been replaced meanwhile. */
async function begin(
  database: Database,
  checked: { id: string; passwordHash: string },
  now: Date,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    if (!(await saveLogIn(transaction, checked, now))) return refuse('WRONG_CREDENTIALS');
    await auditSignIn(transaction, checked.id, now);
    return startSession(transaction, checked.id, now);
  });
}

async function askForCode(
  app: Application,
  draft: { id: string; email: string; role: Role },
  now: Date,
): Promise<never> {
  const { database } = app;
  const mayMail =
    (await isWithin(database, limits.codePause(app, draft.email), now)) &&
    (await isWithin(database, limits.codes(draft.email), now));
  if (mayMail) await sendNewCode(app, draft, now);
  return refuse('EMAIL_NOT_VERIFIED', { draft: { draftId: draft.id, role: draft.role } });
}
