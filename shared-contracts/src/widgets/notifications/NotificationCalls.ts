import type { NotificationPage } from '@marquee/shared-contracts';

/** The calls that list and mark notifications; participants and hosts have separate ones (NT-2, NT-3). */
export interface NotificationCalls {
  /** Resolves to a page, from 0, of `size` notifications. */
  list: (page: number, size: number) => Promise<NotificationPage>;
  read: (notificationId: string) => Promise<unknown>;
  readAll: () => Promise<unknown>;
}
