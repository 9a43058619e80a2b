import { formatDateTime, type Notification } from '@marquee/shared-contracts';
import { CallView, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import styles from './BellMenu.module.css';
import type { Inbox } from './Inbox';
import { formatNotification } from './formatNotification';

interface Props {
  inbox: Inbox;
  to: string;
  targetOf: (notification: Notification) => { to: string } | undefined;
  onGo: () => void;
}

function NotificationLink({
  notification,
  to,
  onClick,
}: {
  notification: Notification;
  to: string;
  onClick: () => void;
}) {
  return (
    <Link to={to} className={styles.link} onClick={onClick}>
      <strong>
        {notification.title}
        {notification.isRead ? null : <span className={styles.new}>New</span>}
      </strong>
      <span className={styles.text}>{formatNotification(notification)}</span>
      <time dateTime={notification.timestamp} className={styles.time}>
        {formatDateTime(notification.timestamp)}
      </time>
    </Link>
  );
}

/** The newest notifications in short, each a link, and the link to all. */
export const NewestNotifications = observer(function NewestNotifications({
  inbox,
  to,
  targetOf,
  onGo,
}: Props) {
  const open = (notification: Notification) => {
    void inbox.markRead(notification);
    onGo();
  };
  return (
    <>
      <CallView call={inbox.newest} loadingText="Loading notifications..." skeleton={<Skeleton count={6} />}>
        {({ content }) =>
          content.length === 0 ? (
            <p>No notifications</p>
          ) : (
            <ul>
              {content.map((notification) => (
                <li key={notification.id}>
                  <NotificationLink
                    notification={notification}
                    to={targetOf(notification)?.to ?? to}
                    onClick={() => open(notification)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
      <Link to={to} className={styles.allLink} onClick={onGo}>
        See all notifications
      </Link>
    </>
  );
});
