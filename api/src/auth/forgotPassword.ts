import type { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { requireWithin } from '../throttle/throttle';
import { limits } from './limits';
import { makeToken } from './makeToken';
import { codeEnd, hashCode, lifeInWords, makeCode } from './oneTimeCode';
import { resetLetter, resetLink } from './passwordLetters';
import { findActiveId } from './queries';
import { removeResets, saveResetCode, saveResetToken } from './resetQueries';

/** Mails a code and a link if there is an account; counts, writes and answers alike if there is none (AU-2, AU-10). */
export const forgotPassword =
  (app: Application): Handler<typeof auth.forgotPassword> =>
  async ({ body: { email }, address, now }) => {
    await requireWithin(app.database, limits.resetsOf(address), now);
    await requireWithin(app.database, limits.resetPause(app, email), now);
    await requireWithin(app.database, limits.resets(email), now);
    await sendReset(app, email, now);
    return succeed(null, 'If there is an account for this e-mail, we have sent it a code.');
  };

async function sendReset(app: Application, email: string, now: Date) {
  const { database, mailer, secret, publicUrl, codes } = app;
  const code = makeCode();
  const token = makeToken();
  const expiresAt = codeEnd(codes, now);
  const link = publicUrl === undefined ? undefined : resetLink(publicUrl, { email, token });
  await database.transaction().execute(async (transaction) => {
    const accountId = await findActiveId(transaction, email);
    if (accountId !== undefined) await removeResets(transaction, accountId);
    const codeHash = hashCode(secret, { purpose: 'RESET', of: email }, code);
    await saveResetCode(transaction, { email, accountId: accountId ?? null, codeHash, expiresAt });
    if (accountId === undefined) return;
    await saveResetToken(transaction, { token, accountId, expiresAt });
    await mailer.post(transaction, resetLetter(email, { code, link, life: lifeInWords(codes) }), now);
  });
}
