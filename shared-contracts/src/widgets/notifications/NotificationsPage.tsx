import type { Notification, NotificationPage } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import {
  Button,
  ButtonLink,
  CallView,
  Empty,
  Page,
  Pagination,
  Skeleton,
  type PagePosition,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Inbox } from './Inbox';
import { NotificationRow, type NotificationTarget } from './NotificationRow';
import styles from './NotificationsPage.module.css';
import { NotificationsStore } from './NotificationsStore';

interface Props {
  inbox: Inbox;
  /** Number of notifications per page. */
  size: number;
  targetOf: (notification: Notification) => NotificationTarget | undefined;
  /** The link of the empty state. */
  emptyTarget: NotificationTarget;
  /** Renders the possible response to a notification's `action`; `done` marks it as read and reloads (NT-4). */
  renderAnswer?: (notification: Notification, done: () => void) => ReactNode;
}

/** The notifications, newest first, with the page in the address (RT-18). */
export function NotificationsPage(props: Props) {
  const { page, after } = usePagePosition();
  return (
    <Page heading="Notifications">
      <NotificationsOfPage key={`${page} ${after}`} page={page} after={after} {...props} />
    </Page>
  );
}

const NotificationsOfPage = observer(function NotificationsOfPage(props: Props & PagePosition) {
  const { inbox, page, size, after } = props;
  const [store] = useState(() => new NotificationsStore(inbox, { page, size, after }));
  useEffect(() => void store.refresh(), [store]);
  useLive({ types: ['NOTIFICATION'] }, () => void store.refresh());
  return (
    <CallView
      call={store.page}
      loadingText="Loading notifications..."
      skeleton={
        <div className={styles.list}>
          <Skeleton shape="row" count={size} />
        </div>
      }
    >
      {(shown) => <NotificationList {...props} store={store} shown={shown} />}
    </CallView>
  );
});

const NotificationList = observer(function NotificationList(
  props: Props & { page: number; store: NotificationsStore; shown: NotificationPage },
) {
  const { page, store, shown, targetOf, emptyTarget, renderAnswer } = props;
  if (shown.totalElements === 0)
    return (
      <Empty drawing="bell" text="No notifications">
        <ButtonLink to={emptyTarget.to}>{emptyTarget.label}</ButtonLink>
      </Empty>
    );
  return (
    <>
      <div className={styles.bar}>
        <p>{store.unreadCount === 0 ? 'All read' : `${store.unreadCount} unread`}</p>
        <Button disabled={store.unreadCount === 0} onClick={() => void store.markAllRead()}>
          Mark all as read
        </Button>
      </div>
      <ul aria-label="Notifications" className={styles.list}>
        {shown.content.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            store={store}
            target={targetOf(notification)}
            answer={renderAnswer?.(notification, () => void store.settle(notification))}
          />
        ))}
      </ul>
      <Pagination label="Pages of notifications" page={page} pages={shown.totalPages} next={shown.next} />
    </>
  );
});
