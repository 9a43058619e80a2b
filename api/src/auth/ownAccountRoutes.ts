import { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { audit } from '../audit/audit';
import { route } from '../route';
import { succeed } from '../succeed';
import { requireWithin } from '../throttle/throttle';
import { changeOwnPassword } from './changeOwnPassword';
import { deleteAccount } from './deleteAccount';
import { findOwnData } from './findOwnData';
import { limits } from './limits';
import { countUnread } from './queries';
import { requireCurrentPassword } from './requireCurrentPassword';

/** What one does with the own account while logged in. */
export function ownAccountRoutes(app: Application): void {
  const { database, mailer } = app;
  route(app, auth.me, async ({ account }) =>
    succeed({ ...account, unreadCount: await countUnread(database, account.id) }),
  );
  route(app, auth.changeOwnPassword, changeOwnPassword(app));
  route(app, auth.exportOwnData, async ({ account, now, reply }) => {
    await requireWithin(database, limits.exports(account.id), now);
    await audit(database, { actorId: account.id, action: 'account.export', objectId: account.id }, now);
    reply.header('content-disposition', 'attachment; filename="marquee-my-data.json"');
    return succeed({ ...(await findOwnData(app, account.id)), exportedAt: now });
  });
  route(app, auth.deleteAccount, async ({ body, account, token, address, now }) => {
    const password = body?.currentPassword;
    if (password !== undefined) await requireCurrentPassword(app, { account, token, address, password });
    await database
      .transaction()
      .execute((transaction) =>
        deleteAccount({ transaction, mailer }, { accountId: account.id, actorId: account.id }, now),
      );
    return succeed(null, 'Your account was deleted.');
  });
}
