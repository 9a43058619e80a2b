import type { Notification, NotificationPage } from '@marquee/shared-contracts';
import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { NotificationCalls } from './NotificationCalls';
import { formatNotification } from './formatNotification';

/** How many notices are read to know the unread count and what is new (spec section 9). */
const NEWEST = 5;

/** chosen: as many toasts as stand at once; more would push each other out unread. */
const TOASTS = 3;

/** How many of the person's notices are unread, and a toast for each that arrives while the page is open (NT-6). */
export class Inbox {
  unreadCount = 0;
  readonly newest: RemoteCall<[], NotificationPage>;
  /** The notices of the last reading; undefined before the first, which announces nothing. */
  private known: readonly Notification[] | undefined = undefined;

  constructor(readonly calls: NotificationCalls) {
    this.newest = new RemoteCall(() => calls.list(0, NEWEST));
    makeAutoObservable<this, 'known'>(
      this,
      { calls: false, newest: false, known: false },
      { autoBind: true },
    );
  }

  /** Begins anew for whoever is logged in now. */
  async open(): Promise<void> {
    this.known = undefined;
    this.unreadCount = 0;
    await this.refresh();
  }

  /** Reads again. A reading that fails changes nothing: the next one makes up for it. */
  async refresh(): Promise<void> {
    const page = await this.newest.run();
    if (page === undefined) return;
    this.count(page.unreadCount);
    this.announce(page.content);
  }

  /** The count as somebody else has just read or changed it. */
  count(unread: number): void {
    this.unreadCount = Math.max(0, unread);
  }

  /** Marks a notice as read, because its reader goes where it leads; the list says so when that fails. */
  async markRead({ id, isRead }: Notification): Promise<void> {
    if (isRead) return;
    this.count(this.unreadCount - 1);
    await new RemoteCall(() => this.calls.read(id)).run();
    await this.refresh();
  }

  private announce(notices: readonly Notification[]): void {
    const before = this.known;
    this.known = notices;
    if (before === undefined) return;
    const latest = before[0]?.timestamp ?? '';
    const fresh = notices.filter(
      ({ id, isRead, timestamp }) => !isRead && timestamp >= latest && before.every((old) => old.id !== id),
    );
    if (fresh.length > TOASTS) toasts.info('Several new notifications have arrived.');
    else fresh.toReversed().forEach((notice) => toasts.info(formatNotification(notice)));
  }
}
