import { links } from '@marquee/shared-contracts';
import { Bell } from '@marquee/shared-contracts/notifications';
import { hostInbox } from './hostInbox';

/** The host's bell in the navigation (slot `navigation.bell`). */
export const HostBell = () => <Bell inbox={hostInbox} to={links.hostNotifications()} />;
