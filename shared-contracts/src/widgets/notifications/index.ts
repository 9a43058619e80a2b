/** The notifications door, bundled only by the remotes that show notifications. */
export { Bell } from './Bell';
export { BellMenu } from './BellMenu';
export { Inbox } from './Inbox';
export type { NotificationCalls } from './NotificationCalls';
export { formatNotification } from './formatNotification';
export type { NotificationTarget } from './NotificationTarget';
export { NotificationsPage } from './NotificationsPage';
