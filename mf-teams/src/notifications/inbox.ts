import { notifications } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { Inbox } from '@marquee/shared-contracts/widgets/notifications';

/** The participant's notices: one for the bell and the list, so that what is read here is counted there. */
export const inbox = new Inbox({
  list: (page, size) => request(notifications.list, { params: { page: String(page), size: String(size) } }),
  read: (notificationId) => request(notifications.read, { params: { notificationId } }),
  readAll: () => request(notifications.readAll),
});
