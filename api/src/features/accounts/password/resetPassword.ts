import { type auth, type CallReceived, SAME_PASSWORD_MESSAGE } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { restoreTries } from '../../../platform/throttle/tryBudget';
import { checkResetCode } from './checkResetCode';
import { rememberDevice } from '../login/knownDevice';
import { limits } from '../limits';
import { findPasswordHash } from '../queries';
import { findResetToken, lockAccount, takeReset, consumeResetToken } from './resetQueries';
import { savePassword } from './savePassword';

/** The account of a proof, and a function that consumes the proof in the transaction of the change. */
interface ResetProof {
  accountId: string;
  consume: (transaction: DatabaseTransaction) => Promise<string | undefined>;
}

/**
 * Sets a new password with a proof; a missing, used or foreign proof changes nothing (AU-1).
 * @throws `RESET_NOT_VERIFIED`, or `VALIDATION` for the present password
 */
export const resetPassword =
  (app: Application): Handler<typeof auth.changePassword> =>
  async ({ body, address, reply, now }) => {
    const { database } = app;
    const proof = await findProof(app, body, now);
    if (proof === undefined) {
      await app.delays.wait(address, app.rateLimiter.countWrongTry(address, now));
      return refuse('RESET_NOT_VERIFIED');
    }
    const { accountId } = proof;
    // Checks before consuming the proof, so that a person who repeats the old password can retry.
    if (await app.passwords.matches(await findPasswordHash(database, accountId), body.newPassword))
      return refuse('VALIDATION', { errors: [{ field: 'newPassword', message: SAME_PASSWORD_MESSAGE }] });
    const passwordHash = await app.passwords.hash(body.newPassword);
    await database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, accountId);
      if ((await proof.consume(transaction)) !== accountId) refuse('RESET_NOT_VERIFIED');
      await savePassword({ transaction, mailer: app.mailer }, { accountId, passwordHash, by: 'reset' }, now);
    });
    // Clears the failed tries that usually precede a reset.
    for (const budget of limits.logIns({ email: body.email, address, device: undefined }))
      await restoreTries(database, budget);
    rememberDevice(app, { reply, account: { id: accountId, passwordHash } }, now);
    return succeed(null, 'Your password was changed. Please log in.');
  };

async function findProof(
  app: Application,
  { email, resetToken, otp, resetId }: CallReceived<typeof auth.changePassword>['body'],
  now: Date,
): Promise<ResetProof | undefined> {
  if (resetToken !== '') {
    const accountId = await findResetToken(app.database, { email, token: resetToken }, now);
    return accountId === undefined
      ? undefined
      : { accountId, consume: (transaction) => consumeResetToken(transaction, resetToken) };
  }
  const code = otp === '' ? 'RESET_CODE_WRONG' : await checkResetCode(app, { email, otp, resetId }, now);
  if (typeof code === 'string') return undefined;
  return { accountId: code.accountId, consume: (transaction) => takeReset(transaction, code) };
}
