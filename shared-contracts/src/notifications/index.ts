/** The notices' door: bundled by the remotes that show them, so that they cost no other page anything. */
export { Bell } from './Bell';
export { BellMenu } from './BellMenu';
export { Inbox } from './Inbox';
export type { NotificationCalls } from './NotificationCalls';
export { noticeText } from './noticeText';
export type { NoticePlace } from './NoticePlace';
export { NotificationsPage } from './NotificationsPage';
