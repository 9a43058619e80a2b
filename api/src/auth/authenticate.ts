import type { auth, Role } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { networkOf } from '../throttle/networkOf';
import { isWithin } from '../throttle/throttle';
import { restoreTries, returnTry } from '../throttle/tryBudget';
import { auditSignIn } from './auditSignIn';
import { guardTry } from './guardTry';
import { knownDevice, rememberDevice } from './knownDevice';
import { limits } from './limits';
import { findCredentials, findNewestDraft, saveLogIn, startSession } from './queries';
import { sendNewCode } from './sendCode';

/** Begins a session for the right password; a right password of a draft gets another code instead (AU-7, AU-10). */
export const authenticate =
  (app: Application): Handler<typeof auth.authenticate> =>
  async ({ body: { email, password }, address, reply, now }) => {
    const { database } = app;
    // Both are always read, and one hash is always computed, so that every refusal costs the same.
    const account = await findCredentials(database, email);
    const draft = await findNewestDraft(database, email, now);
    const device = knownDevice(app, { reply, account }, now);
    const budgets = limits.logIns({ email, address, device });
    await guardTry(app, budgets, address);
    const turn = { lane: device === undefined ? 'logIn' : 'proven', source: networkOf(address) } as const;
    const isRight = await app.passwords.matches((account ?? draft)?.passwordHash, password, turn);
    if (!isRight) {
      // A device that the account knows is no stranger in a crowd.
      if (device === undefined) await app.delays.wait(address, app.rates.ofWrongTry(address, now));
      return refuse('WRONG_CREDENTIALS');
    }
    await forgiveTries(database, budgets);
    if (account !== undefined) {
      const { passwordHash, state, ...user } = account;
      if (state === 'SUSPENDED') return refuse('SUSPENDED');
      const token = await begin(database, { id: user.id, passwordHash }, now);
      rememberDevice(app, { reply, account }, now);
      return succeed({ token, role: user.role, user }, 'Login successful');
    }
    return draft === undefined ? refuse('WRONG_CREDENTIALS') : askForCode(app, draft, now);
  };

/** A right password costs nothing and forgives the wrong ones before it, but not those of other addresses. */
async function forgiveTries(database: Database, budgets: ReturnType<typeof limits.logIns>): Promise<void> {
  const own = budgets.at(-1);
  await returnTry(database, budgets.slice(0, -1));
  if (own !== undefined) await restoreTries(database, own);
}

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
    (await isWithin(database, limits.codePause(app, draft.id), now)) &&
    (await isWithin(database, limits.codes(draft.id), now));
  if (mayMail) await sendNewCode(app, draft, now);
  return refuse('EMAIL_NOT_VERIFIED', { draft: { draftId: draft.id, role: draft.role } });
}
