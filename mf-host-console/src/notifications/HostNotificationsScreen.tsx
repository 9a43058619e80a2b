import { links } from '@marquee/shared-contracts';
import { NotificationsPage } from '@marquee/shared-contracts/widgets/notifications';
import { AdministratorAnswer } from './AdministratorAnswer';
import { hostInbox } from './hostInbox';
import { getHostNotificationLink } from './getHostNotificationLink';

/** Notifications per page. */
const PAGE_SIZE = 10;

/** `/notifications`: the host's notifications; new administrators accept or leave here (HO-5). */
export function HostNotificationsScreen() {
  return (
    <NotificationsPage
      inbox={hostInbox}
      size={PAGE_SIZE}
      targetOf={getHostNotificationLink}
      emptyTarget={{ label: 'See my events', to: links.manageEvents() }}
      renderAnswer={({ type, eventId, action }, onAnswered) =>
        type === 'ADMIN_ADDED' && eventId !== null ? (
          <AdministratorAnswer eventId={eventId} action={action} onAnswered={onAnswered} />
        ) : null
      }
    />
  );
}
