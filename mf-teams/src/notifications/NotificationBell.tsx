import { links } from '@marquee/shared-contracts';
import { Bell } from '@marquee/shared-contracts/widgets/notifications';
import { inbox } from './inbox';

/** The bell of a participant's notifications, for the slot `navigation.bell`. */
export const NotificationBell = () => <Bell inbox={inbox} to={links.notifications()} />;
