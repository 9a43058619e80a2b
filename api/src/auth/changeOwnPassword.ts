import { type auth, CURRENT_PASSWORD_MESSAGE, SAME_PASSWORD_MESSAGE } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import type { Handler } from '../route';
import { succeed } from '../succeed';
import { clear, requireWithin } from '../throttle/throttle';
import { limits } from './limits';
import { findPasswordHash } from './queries';
import { savePassword } from './savePassword';

/** Sets a new password by the current one, guessed as seldom as at the login; every other session ends (AU-37). */
export const changeOwnPassword =
  (app: Application): Handler<typeof auth.changeOwnPassword> =>
  async ({ body: { currentPassword, newPassword }, account, token, now }) => {
    const { database, passwords } = app;
    await requireWithin(database, limits.logIns(account.email), now);
    const current = await findPasswordHash(database, account.id);
    if (!(await passwords.matches(current, currentPassword))) return refuseField('currentPassword');
    await clear(database, limits.logIns(account.email));
    if (newPassword === currentPassword) return refuseField('newPassword');
    const change = {
      accountId: account.id,
      passwordHash: await passwords.hash(newPassword),
      by: 'owner' as const,
      keptToken: token,
      ...(current !== undefined && { instead: current }),
    };
    await database.transaction().execute(async (transaction) => {
      const saved = await savePassword({ transaction, mailer: app.mailer }, change, now);
      if (!saved) refuseField('currentPassword');
    });
    return succeed(null, 'Your password was changed.');
  };

const messages = { currentPassword: CURRENT_PASSWORD_MESSAGE, newPassword: SAME_PASSWORD_MESSAGE };

// Not 401, which would tell the screen that the session has ended.
const refuseField = (field: keyof typeof messages): never =>
  refuse('VALIDATION', { errors: [{ field, message: messages[field] }] });
