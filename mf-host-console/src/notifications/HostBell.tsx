import { links } from '@marquee/shared-contracts';
import { BellMenu } from '@marquee/shared-contracts/widgets/notifications';
import { hostInbox } from './hostInbox';
import { getHostNotificationLink } from './getHostNotificationLink';

/** The host's bell in the navigation, which opens the newest notifications (slot `navigation.bell`). */
export const HostBell = () => (
  <BellMenu inbox={hostInbox} to={links.hostNotifications()} targetOf={getHostNotificationLink} />
);
