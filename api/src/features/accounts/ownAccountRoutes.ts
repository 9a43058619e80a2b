import { auth } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import { route, succeed } from '../../platform/http/route';
import { requireWithinLimit } from '../../platform/throttle/throttle';
import { changeOwnPassword } from './password/changeOwnPassword';
import { deleteAccount } from './deletion/deleteAccount';
import { StreamedReply } from '../../platform/http/StreamedReply';
import { writeOwnData } from './export/writeOwnData';
import { limits } from './limits';
import { countUnreadNotifications } from './queries';
import { requireCurrentPassword } from './password/requireCurrentPassword';

/** Routes of the account for its owner. */
export function ownAccountRoutes(app: Application): void {
  const { database, mailer, accountDeletionHandlers } = app;
  route(app, auth.me, async ({ account }) =>
    succeed({ ...account, unreadCount: await countUnreadNotifications(database, account.id) }),
  );
  route(app, auth.changeOwnPassword, changeOwnPassword(app));
  route(app, auth.exportOwnData, async ({ account, now }) => {
    await requireWithinLimit(database, limits.exports(account.id), now);
    await writeAuditEntry(
      database,
      { actorId: account.id, action: 'account.export', objectId: account.id },
      now,
    );
    return new StreamedReply(writeOwnData(app, account.id, now), {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="marquee-my-data.json"',
    });
  });
  route(app, auth.deleteAccount, async ({ body, account, token, address, now }) => {
    const password = body?.currentPassword;
    if (password !== undefined) await requireCurrentPassword(app, { account, token, address, password });
    await database
      .transaction()
      .execute((transaction) =>
        deleteAccount(
          { transaction, mailer, accountDeletionHandlers },
          { accountId: account.id, actorId: account.id },
          now,
        ),
      );
    return succeed(null, 'Your account was deleted.');
  });
}
