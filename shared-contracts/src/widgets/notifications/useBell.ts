import { useLive } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';
import type { Inbox } from './Inbox';

/** Follows an inbox while its bell stands in the navigation, and answers the bell's name (NT-6). */
export function useBell({ unreadCount, open, refresh }: Inbox): string {
  useEffect(() => void open(), [open]);
  useLive({ types: ['NOTIFICATION'] }, () => void refresh());
  return unreadCount === 0 ? 'Notifications' : `Notifications, ${unreadCount} unread`;
}
