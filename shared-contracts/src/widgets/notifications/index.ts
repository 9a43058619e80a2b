/** The notices' door: bundled by the remotes that show them, so that they cost no other page anything. */
export { Bell } from './Bell';
export { BellMenu } from './BellMenu';
export { Inbox } from './Inbox';
export type { NotificationCalls } from './NotificationCalls';
export { formatNotification } from './formatNotification';
export type { NotificationTarget } from './NotificationTarget';
export { NotificationsPage } from './NotificationsPage';
