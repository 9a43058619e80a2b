import { ApiError } from '@marquee/shared-contracts/browser';
import { Inbox, type NotificationCalls } from '@marquee/shared-contracts/widgets/notifications';
import { hoursFromNow, sampleId, sampleNotification, sampleNotifications } from '../src/testing/samples';

const createInbox = (list: NotificationCalls['list']): Inbox =>
  new Inbox({ list, read: async () => undefined, readAll: async () => undefined });

/** An inbox with one unread notification for each event title. */
export function createInboxSample(titles: readonly string[]): Inbox {
  const all = titles.map((title, index) =>
    sampleNotification({
      id: sampleId(80 + index),
      title: `Your team in ${title}`,
      message: `Ravi Kumar has joined Solar Sparrows for ${title}.`,
      timestamp: hoursFromNow(-1 - index),
    }),
  );
  return createInbox(async (page, size) => ({
    ...sampleNotifications(
      all.slice(page * size, (page + 1) * size),
      Math.max(1, Math.ceil(all.length / size)),
      page,
    ),
    totalElements: all.length,
    unreadCount: all.length,
  }));
}

/** An inbox whose notifications never arrive. */
export const loadingInbox = createInbox(() => new Promise(() => undefined));

/** An inbox whose notifications cannot be fetched. */
export const failingInbox = createInbox(() =>
  Promise.reject(
    new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'The server is busy. Try again soon.' }),
  ),
);
