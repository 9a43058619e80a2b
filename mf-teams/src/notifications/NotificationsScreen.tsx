import { links } from '@marquee/shared-contracts';
import { NotificationsPage } from '@marquee/shared-contracts/widgets/notifications';
import { inbox } from './inbox';
import { JoinRequestAnswer } from './JoinRequestAnswer';
import { getNotificationLink } from './getNotificationLink';

/** Notifications on a page. */
const PAGE_SIZE = 5;

/** `/notification2`: the participant's notifications; team leaders answer join requests here. */
export function NotificationsScreen() {
  return (
    <NotificationsPage
      inbox={inbox}
      size={PAGE_SIZE}
      targetOf={getNotificationLink}
      emptyTarget={{ label: 'See upcoming events', to: links.home() }}
      renderAnswer={(notification, done) =>
        notification.action?.['type'] === 'JOIN_REQUEST' ? (
          <JoinRequestAnswer action={notification.action} onDone={done} />
        ) : null
      }
    />
  );
}
