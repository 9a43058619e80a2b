import { useLive } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';
import type { Inbox } from './Inbox';

/** Keeps an inbox up to date while its bell is mounted; returns the bell's accessible name (NT-6). */
export function useBell({ unreadCount, open, refresh }: Inbox): string {
  useEffect(() => void open(), [open]);
  useLive({ types: ['NOTIFICATION'] }, () => void refresh());
  return unreadCount === 0 ? 'Notifications' : `Notifications, ${unreadCount} unread`;
}
