import { links } from '@marquee/shared-contracts';
import { NotificationsPage } from '@marquee/shared-contracts/widgets/notifications';
import { inbox } from './inbox';
import { JoinRequestAnswer } from './JoinRequestAnswer';
import { getNotificationLink } from './getNotificationLink';

/** Notices of a page (spec section 9). */
const PAGE_SIZE = 5;

/** `/notification2`: the participant's notices; a team's leader answers requests to join here (NT-4). */
export function NotificationsScreen() {
  return (
    <NotificationsPage
      inbox={inbox}
      size={PAGE_SIZE}
      targetOf={getNotificationLink}
      emptyTarget={{ label: 'See upcoming events', to: links.home() }}
      renderAnswer={(notice, done) =>
        notice.action?.['type'] === 'JOIN_REQUEST' ? (
          <JoinRequestAnswer action={notice.action} onDone={done} />
        ) : null
      }
    />
  );
}
