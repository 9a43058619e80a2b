import type { NotificationPage } from '@marquee/shared-contracts';

/** The calls that read and mark somebody's notices: participants and hosts have their own (NT-2, NT-3). */
export interface NotificationCalls {
  /** A page, counted from 0, and how many notices it has. */
  list: (page: number, size: number) => Promise<NotificationPage>;
  read: (notificationId: string) => Promise<unknown>;
  readAll: () => Promise<unknown>;
}
