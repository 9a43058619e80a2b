import { type auth, SAME_PASSWORD_MESSAGE } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { refuseCurrentPassword, requireCurrentPassword } from './requireCurrentPassword';
import { savePassword } from './savePassword';

/** Sets a new password by the current one, guessed as seldom as at the login; every other session ends (AU-37). */
export const changeOwnPassword =
  (app: Application): Handler<typeof auth.changeOwnPassword> =>
  async ({ body: { currentPassword, newPassword }, account, token, now }) => {
    const current = await requireCurrentPassword(app, { account, password: currentPassword }, now);
    if (newPassword === currentPassword)
      return refuse('VALIDATION', { errors: [{ field: 'newPassword', message: SAME_PASSWORD_MESSAGE }] });
    const change = {
      accountId: account.id,
      passwordHash: await app.passwords.hash(newPassword),
      by: 'owner' as const,
      keptToken: token,
      instead: current,
    };
    await app.database.transaction().execute(async (transaction) => {
      const saved = await savePassword({ transaction, mailer: app.mailer }, change, now);
      if (!saved) refuseCurrentPassword();
    });
    return succeed(null, 'Your password was changed.');
  };
