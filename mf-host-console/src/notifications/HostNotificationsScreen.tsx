import { links } from '@marquee/shared-contracts';
import { NotificationsPage } from '@marquee/shared-contracts/widgets/notifications';
import { AdministratorAnswer } from './AdministratorAnswer';
import { hostInbox } from './hostInbox';
import { getHostNotificationLink } from './getHostNotificationLink';

/** Notices of a page (spec section 9). */
const PAGE_SIZE = 10;

/** `/notifications`: the host's notices; who was made an administrator answers here (HO-5). */
export function HostNotificationsScreen() {
  return (
    <NotificationsPage
      inbox={hostInbox}
      size={PAGE_SIZE}
      targetOf={getHostNotificationLink}
      emptyTarget={{ label: 'See my events', to: links.manageEvents() }}
      renderAnswer={({ type, eventId, action }, done) =>
        type === 'ADMIN_ADDED' && eventId !== null ? (
          <AdministratorAnswer eventId={eventId} action={action} done={done} />
        ) : null
      }
    />
  );
}
