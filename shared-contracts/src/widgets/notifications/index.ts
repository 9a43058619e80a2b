/** The notifications door, bundled only by the remotes that show notifications. */
export { Bell } from './Bell';
export { BellMenu } from './BellMenu';
export { Inbox, type NotificationCalls } from './Inbox';
export { formatNotification } from './formatNotification';
export type { NotificationTarget } from './NotificationRow';
export { NotificationsPage } from './NotificationsPage';
