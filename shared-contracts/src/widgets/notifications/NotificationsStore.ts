import type { Notification, NotificationPage } from '@marquee/shared-contracts';
import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable, observable } from 'mobx';
import type { Inbox } from './Inbox';

/** One page of notifications, marked as read optimistically and reverted with a toast after a failure (NT-2). */
export class NotificationsStore {
  readonly page: RemoteCall<[], NotificationPage>;
  /** Notifications marked on this page, whatever an earlier fetch returns. */
  readonly #marked = observable.set<string>();
  readonly #inbox: Inbox;

  constructor(inbox: Inbox, { page, size, after }: PagePosition & { size: number }) {
    this.#inbox = inbox;
    this.page = new RemoteCall(async () => {
      const fetched = await inbox.calls.list(page, size, after);
      inbox.count(fetched.unreadCount);
      return fetched;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get unreadCount(): number {
    return this.#inbox.unreadCount;
  }

  isUnread({ id, isRead }: Notification): boolean {
    return !isRead && !this.#marked.has(id);
  }

  /** Reloads the page and keeps it after a failure. */
  async refresh(): Promise<void> {
    await this.page.refresh();
  }

  async markRead(notification: Notification): Promise<void> {
    if (!this.isUnread(notification)) return;
    await this.mark([notification], this.unreadCount - 1, () => this.#inbox.calls.read(notification.id));
  }

  /** Marks an answered notification as read and reloads its state. */
  async settle(notification: Notification): Promise<void> {
    await this.markRead(notification);
    await this.refresh();
  }

  async markAllRead(): Promise<void> {
    const unread = this.page.result?.content.filter((notification) => this.isUnread(notification)) ?? [];
    await this.mark(unread, 0, () => this.#inbox.calls.readAll());
  }

  private async mark(
    notifications: readonly Notification[],
    unreadCount: number,
    work: () => Promise<unknown>,
  ): Promise<void> {
    notifications.forEach(({ id }) => this.#marked.add(id));
    this.#inbox.count(unreadCount);
    const marking = new RemoteCall(work);
    await marking.run();
    if (marking.error !== undefined) this.unmark(notifications, marking.error.message);
    await this.#inbox.refresh();
  }

  private unmark(notifications: readonly Notification[], reason: string): void {
    notifications.forEach(({ id }) => this.#marked.delete(id));
    toasts.error(reason);
  }
}
