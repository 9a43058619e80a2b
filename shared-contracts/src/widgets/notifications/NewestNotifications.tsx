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
  targetOf: (notice: Notification) => { to: string } | undefined;
  onGo: () => void;
}

/** The newest notifications in short, each a link, and the link to all. */
export const NewestNotifications = observer(function NewestNotices({ inbox, to, targetOf, onGo }: Props) {
  const go = (notice: Notification) => {
    void inbox.markRead(notice);
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
              {content.map((notice) => (
                <li key={notice.id}>
                  <Link to={targetOf(notice)?.to ?? to} className={styles.short} onClick={() => go(notice)}>
                    <strong>
                      {notice.title}
                      {notice.isRead ? null : <span className={styles.new}>New</span>}
                    </strong>
                    <span>{formatNotification(notice)}</span>
                    <time dateTime={notice.timestamp} className={styles.when}>
                      {formatDateTime(notice.timestamp)}
                    </time>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
      <Link to={to} className={styles.all} onClick={onGo}>
        See all notifications
      </Link>
    </>
  );
});
