import { z } from '#schema';
import { paged } from './envelope';
import { id, instant } from './text';

/** The kinds of notice there are (NT-1). */
export const NOTIFICATION_TYPES = [
  'JOIN_REQUEST',
  'JOIN_ANSWER',
  'TEAM_CHANGE',
  'EVENT_CHANGED',
  'EVENT_CANCELLED',
  'EVENT_DELETED',
  'REMINDER_24H',
  'REMINDER_1H',
  'QUIZ_STARTED',
  'QUIZ_ENDED',
  'RESULT_READY',
  'BADGE',
  'WELCOME',
  'REGISTRATION',
  'CAPACITY_REACHED',
  'CAPACITY_LOW',
  'ADMIN_ADDED',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** A notice as its reader sees it. `action` says what to do about it, as data: `type`, ids and a `state` (TM-6, NT-4). */
export const notification = z.object({
  id: id(),
  title: z.string(),
  message: z.string(),
  timestamp: instant(),
  isRead: z.boolean(),
  type: z.enum(NOTIFICATION_TYPES),
  eventId: z.nullable(id()),
  action: z.nullable(z.record(z.string(), z.string())),
});
export type Notification = z.infer<typeof notification>;

/** A page of a host's notices, newest first, and how many of all are unread (NT-3, NT-6). */
export const notificationPage = z.extend(paged(notification), { unreadCount: z.int() });
export type NotificationPage = z.infer<typeof notificationPage>;

/** A page of a participant's notices: `data` holds the same array as `content` (NT-3). */
export const participantNotificationPage = z.extend(notificationPage, { data: z.array(notification) });
