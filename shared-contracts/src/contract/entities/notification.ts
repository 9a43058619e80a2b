import { z } from '#schema';
import { paged } from './envelope';
import { id, instant } from './text';

/** The types of notifications. */
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
  'SEAT_GIVEN',
  'SEAT_OFFERED',
  'SEAT_LAPSED',
  'REQUEST',
  'REQUEST_APPROVED',
  'REQUEST_DECLINED',
  'CAPACITY_REACHED',
  'CAPACITY_LOW',
  'ADMIN_ADDED',
  'ANNOUNCEMENT',
  'CERTIFICATE',
  'CERTIFICATE_REVOKED',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** A notification; `action` is data about the possible response: `type`, ids and a `state`. */
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

/** A page of a host's notifications, newest first, with the total unread count. */
export const notificationPage = z.extend(paged(notification), { unreadCount: z.int() });
export type NotificationPage = z.infer<typeof notificationPage>;

/** A page of a participant's notifications; `data` repeats `content` for older clients. */
export const participantNotificationPage = z.extend(notificationPage, { data: z.array(notification) });
