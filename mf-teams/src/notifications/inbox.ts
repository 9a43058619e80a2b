import { notifications } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { Inbox } from '@marquee/shared-contracts/widgets/notifications';

/** The participant's notifications, one store for bell and list so that the unread count stays in step. */
export const inbox = new Inbox({
  list: (page, size, after) =>
    request(notifications.list, { params: { page: String(page), size: String(size) }, query: { after } }),
  read: (notificationId) => request(notifications.read, { params: { notificationId } }),
  readAll: () => request(notifications.readAll),
});
