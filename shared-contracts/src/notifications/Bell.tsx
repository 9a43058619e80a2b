import { useLive } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './Bell.module.css';
import type { Inbox } from './Inbox';

/** Beyond this the exact number helps nobody, and would not fit. */
const SHOWN = 99;

interface Props {
  inbox: Inbox;
  /** Where all notices are. */
  to: string;
}

/** The bell of the navigation with the unread count, live while the page is open (NT-6). */
export const Bell = observer(function Bell({ inbox, to }: Props) {
  const { unreadCount, open, refresh } = inbox;
  useEffect(() => void open(), [open]);
  useLive({ types: ['NOTIFICATION'] }, () => void refresh());
  const name = unreadCount === 0 ? 'Notifications' : `Notifications, ${unreadCount} unread`;
  return (
    <Link to={to} className={styles.bell} aria-label={name} title={name}>
      <Glyph name="bell" />
      {unreadCount === 0 ? null : (
        <span aria-hidden="true" className={styles.count}>
          {unreadCount > SHOWN ? `${SHOWN}+` : unreadCount}
        </span>
      )}
    </Link>
  );
});
