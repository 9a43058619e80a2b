import { type NotificationType, notifications } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { describePage } from '../../platform/http/cutPage';
import { route, succeed } from '../../platform/http/route';
import type { PageInput } from '../../platform/http/toOffset';
import { findNotifications, markAllRead, markRead } from './queries';

/** Defaults where the path names no page and size (AP-2). */
const PARTICIPANT_DEFAULT = { page: 0, size: 5 };
const HOST_DEFAULT = { page: 0, size: 10 };

export function notificationsRoutes(app: Application): void {
  const readForHost = (recipientId: string, input: PageInput) => readPage(app, recipientId, input);
  const readForParticipant = async (recipientId: string, input: PageInput) => {
    const found = await readPage(app, recipientId, input);
    return { ...found, data: found.content };
  };
  route(app, notifications.list, ({ account, params, query }) =>
    readForParticipant(account.id, { ...params, ...query }),
  );
  route(app, notifications.newest, ({ account }) => readForParticipant(account.id, PARTICIPANT_DEFAULT));
  route(app, notifications.hostList, ({ account, params, query }) =>
    readForHost(account.id, { ...params, ...query }),
  );
  route(app, notifications.hostNewest, ({ account }) => readForHost(account.id, HOST_DEFAULT));
  for (const call of [notifications.read, notifications.hostRead])
    route(app, call, async ({ account, params, now }) => {
      const own = { recipientId: account.id, id: params.notificationId };
      if (!(await markRead(app.database, own, now))) refuse('NOT_FOUND');
      app.bus.publish([`account:${account.id}`]);
      return succeed(null);
    });
  for (const call of [notifications.readAll, notifications.hostReadAll])
    route(app, call, async ({ account, now }) => {
      await markAllRead(app.database, account.id, now);
      app.bus.publish([`account:${account.id}`]);
      return succeed(null);
    });
}

async function readPage(app: Application, recipientId: string, input: PageInput) {
  const found = await findNotifications(app.database, recipientId, input);
  return {
    status: 'SUCCESS' as const,
    content: found.rows.map(({ createdAt, readAt, type, ...notice }) => ({
      ...notice,
      // Only `notify` writes notifications, and only of these types.
      type: type as NotificationType,
      timestamp: createdAt,
      isRead: readAt !== null,
    })),
    ...describePage(found, input),
    unreadCount: found.unread,
  };
}
