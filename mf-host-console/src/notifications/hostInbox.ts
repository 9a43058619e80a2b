import { notifications } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { Inbox } from '@marquee/shared-contracts/widgets/notifications';

/** The host's notifications, shared by bell and list so that reading in the list updates the bell's count. */
export const hostInbox = new Inbox({
  list: (page, size, after) =>
    request(notifications.hostList, { params: { page: String(page), size: String(size) }, query: { after } }),
  read: (notificationId) => request(notifications.hostRead, { params: { notificationId } }),
  readAll: () => request(notifications.hostReadAll),
});
