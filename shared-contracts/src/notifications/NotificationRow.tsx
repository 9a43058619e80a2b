import { formatDateTime, type Notification } from '@marquee/shared-contracts';
import { Button, ButtonLink, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import styles from './NotificationRow.module.css';
import type { NoticePlace } from './NoticePlace';
import type { NotificationsStore } from './NotificationsStore';
import { noticeText } from './noticeText';

interface Props {
  notice: Notification;
  store: NotificationsStore;
  place: NoticePlace | undefined;
  answer: ReactNode;
}

function RowHead({ notice, titleId, unread }: { notice: Notification; titleId: string; unread: boolean }) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {notice.title}
      </h2>
      {unread ? <Chip strong>New</Chip> : null}
      <time dateTime={notice.timestamp} className={styles.time}>
        {formatDateTime(notice.timestamp)}
      </time>
    </div>
  );
}

/** One notice: what happened and when, what one may answer, and the way to what it is about. */
export const NotificationRow = observer(function NotificationRow({ notice, store, place, answer }: Props) {
  const title = useId();
  const row = useRef<HTMLLIElement>(null);
  const unread = store.isUnread(notice);
  const markRead = () => {
    // The button goes; the focus stays with its notice.
    row.current?.focus();
    void store.markRead(notice);
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-labelledby={title}
      className={`${styles.row} ${unread ? styles.unread : ''}`}
    >
      <RowHead notice={notice} titleId={title} unread={unread} />
      <p className={styles.text}>{noticeText(notice)}</p>
      {answer}
      <div className={styles.ways}>
        {place === undefined ? null : (
          <ButtonLink to={place.to} onClick={() => void store.markRead(notice)}>
            {place.label}
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
