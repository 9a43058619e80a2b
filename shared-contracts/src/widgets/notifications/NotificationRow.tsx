import { formatDateTime, type Notification } from '@marquee/shared-contracts';
import { Button, ButtonLink, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import styles from './NotificationRow.module.css';
import type { NotificationsStore } from './NotificationsStore';
import { formatNotification } from './formatNotification';

/** The label and address of a notification's subject. */
export interface NotificationTarget {
  label: string;
  to: string;
}

interface Props {
  notification: Notification;
  store: NotificationsStore;
  target: NotificationTarget | undefined;
  answer: ReactNode;
}

function RowHead({
  notification,
  titleId,
  isUnread,
}: {
  notification: Notification;
  titleId: string;
  isUnread: boolean;
}) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {notification.title}
      </h2>
      {isUnread ? <Chip isStrong>New</Chip> : null}
      <time dateTime={notification.timestamp} className={styles.time}>
        {formatDateTime(notification.timestamp)}
      </time>
    </div>
  );
}

/** A notification with its time, its possible response and a link to its subject. */
export const NotificationRow = observer(function NotificationRow({
  notification,
  store,
  target,
  answer,
}: Props) {
  const title = useId();
  const row = useRef<HTMLLIElement>(null);
  const unread = store.isUnread(notification);
  const markRead = () => {
    // The button disappears: move its focus to the row.
    row.current?.focus();
    void store.markRead(notification);
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-labelledby={title}
      className={`${styles.row} ${unread ? styles.unread : ''}`}
    >
      <RowHead notification={notification} titleId={title} isUnread={unread} />
      <p className={styles.text}>{formatNotification(notification)}</p>
      {answer}
      <div className={styles.actions}>
        {target === undefined ? null : (
          <ButtonLink to={target.to} onClick={() => void store.markRead(notification)}>
            {target.label}
          </ButtonLink>
        )}
        {unread ? (
          <Button look="quiet" onClick={markRead}>
            Mark as read
          </Button>
        ) : null}
      </div>
    </li>
  );
});
