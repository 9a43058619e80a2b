import type { Notification, NotificationPage } from '@marquee/shared-contracts';
import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import type { Inbox } from './Inbox';

/** One page of notifications, marked as read optimistically and reverted with a toast after a failure (NT-2). */
export class NotificationsStore {
  readonly page: RemoteCall<[], NotificationPage>;
  /** Notifications marked on this page, whatever an earlier fetch returns. */
  readonly #marked = observable.set<string>();
  readonly #inbox: Inbox;

  constructor(inbox: Inbox, { page, size }: { page: number; size: number }) {
    this.#inbox = inbox;
    this.page = new RemoteCall(async () => {
      const found = await inbox.calls.list(page, size);
      inbox.count(found.unreadCount);
      return found;
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

  async markRead(notice: Notification): Promise<void> {
    if (!this.isUnread(notice)) return;
    await this.mark([notice], this.unreadCount - 1, () => this.#inbox.calls.read(notice.id));
  }

  /** Marks an answered notification as read and reloads its state. */
  async settle(notice: Notification): Promise<void> {
    await this.markRead(notice);
    await this.refresh();
  }

  async markAllRead(): Promise<void> {
    const unread = this.page.result?.content.filter((notice) => this.isUnread(notice)) ?? [];
    await this.mark(unread, 0, () => this.#inbox.calls.readAll());
  }

  private async mark(
    notices: readonly Notification[],
    left: number,
    work: () => Promise<unknown>,
  ): Promise<void> {
    notices.forEach(({ id }) => this.#marked.add(id));
    this.#inbox.count(left);
    const marking = new RemoteCall(work);
    await marking.run();
    if (marking.error !== undefined) this.unmark(notices, marking.error.message);
    await this.#inbox.refresh();
  }

  private unmark(notices: readonly Notification[], reason: string): void {
    notices.forEach(({ id }) => this.#marked.delete(id));
    toasts.error(reason);
  }
}
