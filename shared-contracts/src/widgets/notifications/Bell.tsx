import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import styles from './Bell.module.css';
import { BellIcon } from './BellIcon';
import type { Inbox } from './Inbox';
import { useBell } from './useBell';

interface Props {
  inbox: Inbox;
  /** The path of all notifications. */
  to: string;
}

/** The bell of the navigation with the unread count, live while the page is open (NT-6). */
export const Bell = observer(function Bell({ inbox, to }: Props) {
  const name = useBell(inbox);
  return (
    <Link to={to} className={styles.bell} aria-label={name} title={name}>
      <BellIcon unread={inbox.unreadCount} />
    </Link>
  );
});
