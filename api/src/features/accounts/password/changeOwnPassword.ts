import { type auth, SAME_PASSWORD_MESSAGE } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refuse } from '../../../platform/http/refuse';
import { type Handler, succeed } from '../../../platform/http/route';
import { rememberDevice } from '../login/knownDevice';
import { refuseCurrentPassword, requireCurrentPassword } from './requireCurrentPassword';
import { savePassword } from './savePassword';

/**
 * Sets a new password after checking the current password; all other sessions end, and other devices become
 * unknown (AU-37).
 * @throws `VALIDATION` for a wrong current password or an unchanged one
 */
export const changeOwnPassword =
  (app: Application): Handler<typeof auth.changeOwnPassword> =>
  async ({ body: { currentPassword, newPassword }, account, token, address, reply, now }) => {
    const given = { account, token, address, password: currentPassword };
    const current = await requireCurrentPassword(app, given);
    if (newPassword === currentPassword)
      return refuse('VALIDATION', { errors: [{ field: 'newPassword', message: SAME_PASSWORD_MESSAGE }] });
    const change = {
      accountId: account.id,
      passwordHash: await app.passwords.hash(newPassword),
      by: 'owner' as const,
      keptToken: token,
      previousHash: current,
    };
    await app.database.transaction().execute(async (transaction) => {
      const saved = await savePassword({ transaction, mailer: app.mailer }, change, now);
      if (!saved) refuseCurrentPassword();
    });
    rememberDevice(app, { reply, account: { id: account.id, passwordHash: change.passwordHash } }, now);
    return succeed(null, 'Your password was changed.');
  };
