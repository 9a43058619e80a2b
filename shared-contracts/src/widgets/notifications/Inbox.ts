import type { Notification, NotificationPage } from '@marquee/shared-contracts';
import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { formatNotificationToast } from './formatNotification';

/** The calls that list and mark notifications; participants and hosts have separate ones (NT-2, NT-3). */
export interface NotificationCalls {
  /** Resolves to a page, from 0 or behind a cursor, of `size` notifications. */
  list: (page: number, size: number, after?: string) => Promise<NotificationPage>;
  read: (notificationId: string) => Promise<unknown>;
  readAll: () => Promise<unknown>;
}

/** Number of notifications fetched for the unread count and for toasts. */
const NEWEST = 5;

/** chosen: maximum toasts shown together; more would hide each other. */
const TOASTS = 3;

/** The unread count, and a toast for each notification that arrives while the page is open (NT-6). */
export class Inbox {
  unreadCount = 0;
  readonly newest: RemoteCall<[], NotificationPage>;
  /** The notifications of the last fetch; undefined before the first, which shows no toasts. */
  #known: readonly Notification[] | undefined = undefined;

  constructor(readonly calls: NotificationCalls) {
    this.newest = new RemoteCall(() => calls.list(0, NEWEST));
    makeAutoObservable(this, { calls: false }, { autoBind: true });
  }

  /** Resets and fetches for the current account. */
  async open(): Promise<void> {
    this.#known = undefined;
    this.unreadCount = 0;
    await this.refresh();
  }

  /** Fetches the newest notifications; a failure changes nothing until the next fetch. */
  async refresh(): Promise<void> {
    const page = await this.newest.run();
    if (page === undefined) return;
    this.count(page.unreadCount);
    this.#announce(page.content);
  }

  /** Sets the unread count from another fetch or change. */
  count(unread: number): void {
    this.unreadCount = Math.max(0, unread);
  }

  /** Marks a notification as read when its reader follows it; the list shows failures. */
  async markRead({ id, isRead }: Notification): Promise<void> {
    if (isRead) return;
    this.count(this.unreadCount - 1);
    await new RemoteCall(() => this.calls.read(id)).run();
    await this.refresh();
  }

  #announce(notifications: readonly Notification[]): void {
    const previous = this.#known;
    this.#known = notifications;
    if (previous === undefined) return;
    const latest = previous[0]?.timestamp ?? '';
    const arrived = notifications.filter(
      ({ id, isRead, timestamp }) => !isRead && timestamp >= latest && previous.every((old) => old.id !== id),
    );
    if (arrived.length > TOASTS) toasts.info('Several new notifications have arrived.');
    else arrived.toReversed().forEach((notification) => toasts.info(formatNotificationToast(notification)));
  }
}
