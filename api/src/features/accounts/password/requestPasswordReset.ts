import type { auth } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { restartWindow, requireWithinLimit } from '../../../platform/throttle/throttle';
import { takeTry } from '../../../platform/throttle/tryBudget';
import { findKnownDevice } from '../login/knownDevice';
import { type RequestOrigin, limits } from '../limits';
import { makeToken } from '../../../platform/access/token';
import { getCodeExpiry, hashCode, formatLifetime, makeCode } from '../../../platform/access/oneTimeCode';
import { createResetMail, buildResetLink } from './passwordMails';
import { findActiveAccount } from '../queries';
import { findReset, saveReset, saveResetToken } from './resetQueries';

/**
 * Mails a code and a link if the account exists; counts, writes and answers equally if not (AU-2, AU-10). The
 * `resetId` of a live reset gets another code.
 * @throws `TOO_MANY_REQUESTS` beyond the limits of codes
 */
export const requestPasswordReset =
  (app: Application): Handler<typeof auth.forgotPassword> =>
  async ({ body: { email, resetId }, address, reply, now }) => {
    const account = await findActiveAccount(app.database, email);
    const device = findKnownDevice(app, { reply, account }, now);
    const earlier =
      resetId === undefined ? undefined : await findReset(app.database, { email, resetId }, now);
    if (earlier === undefined) await requireFewResets(app, { email, address, device }, now);
    else await requireWithinLimit(app.database, limits.codePause(app, earlier.id), now);
    const id = earlier?.id ?? uuidv7();
    await requireWithinLimit(app.database, limits.codesByEmail(id), now);
    await app.delays.wait(address, app.rateLimiter.countMail(address, now));
    await restartWindow(app.database, limits.codePause(app, id), now);
    await sendReset(app, { id, email, accountId: account?.id, knownDevice: device !== undefined }, now);
    const said = succeed(null, 'If there is an account for this email, we have sent it a code.');
    return { ...said, resetId: id };
  };

async function requireFewResets(app: Application, origin: RequestOrigin, now: Date): Promise<void> {
  await requireWithinLimit(app.database, limits.resetPause(app, origin), now);
  const taken = await takeTry(app.database, app.clock, limits.resets(origin));
  if (!taken.taken) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds });
}

interface RequestedReset {
  id: string;
  email: string;
  accountId: string | undefined;
  knownDevice: boolean;
}

async function sendReset(app: Application, { accountId, ...reset }: RequestedReset, now: Date) {
  const { database, mailer, secret, publicUrl, codes } = app;
  const { id, email } = reset;
  const code = makeCode();
  const token = makeToken();
  const expiresAt = getCodeExpiry(codes, now);
  const codeHash = hashCode(secret, { purpose: 'RESET', subject: id }, code);
  const link = publicUrl === undefined ? undefined : buildResetLink(publicUrl, { email, token });
  await database.transaction().execute(async (transaction) => {
    await saveReset(transaction, { ...reset, accountId: accountId ?? null, codeHash, expiresAt });
    if (accountId === undefined) return;
    await saveResetToken(transaction, { token, accountId, expiresAt, resetId: id });
    await mailer.enqueue(
      transaction,
      createResetMail(email, { code, link, life: formatLifetime(codes) }),
      now,
    );
  });
}
