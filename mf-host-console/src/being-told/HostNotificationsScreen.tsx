import { links } from '@marquee/shared-contracts';
import { NotificationsPage } from '@marquee/shared-contracts/notifications';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { hostInbox } from './hostInbox';
import { placeOfHostNotice } from './placeOfHostNotice';

/** Notices of a page (spec section 9). */
const SIZE = 10;

/** `/notifications`: the host's notices; who was made an administrator can leave again (HO-5). */
export function HostNotificationsScreen() {
  return (
    <NotificationsPage
      inbox={hostInbox}
      size={SIZE}
      placeOf={placeOfHostNotice}
      wayOn={{ label: 'See my events', to: links.manageEvents() }}
      renderAnswer={({ type, eventId }) =>
        type === 'ADMIN_ADDED' && eventId !== null ? (
          <ButtonLink to={links.collaborators(eventId)}>See or leave the event</ButtonLink>
        ) : null
      }
    />
  );
}
