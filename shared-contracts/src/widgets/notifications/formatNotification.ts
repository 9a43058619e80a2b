import { type Notification, type NotificationType, REQUEST_ID_PHRASE } from '@marquee/shared-contracts';

/**
 * Returns a notification's text without the request id that the server appends for clients without `action`. Removes
 * only the id that `action` names, so that similar text in a name stays (TM-6).
 */
export function formatNotification({ message, action }: Notification): string {
  const ending = `${REQUEST_ID_PHRASE}${action?.['requestId'] ?? ''}`;
  return action?.['requestId'] !== undefined && message.endsWith(ending)
    ? message.slice(0, -ending.length).trimEnd()
    : message;
}

/** Their titles name the event and what happened; their messages only add times and places. */
const SELF_EXPLANATORY_TITLES: ReadonlySet<NotificationType> = new Set([
  'CAPACITY_LOW',
  'EVENT_CANCELLED',
  'EVENT_CHANGED',
  'EVENT_DELETED',
  'QUIZ_STARTED',
  'REMINDER_1H',
  'REMINDER_24H',
]);

/** Returns the sentence of a toast, which has no room for title and message. */
export const formatNotificationToast = (notification: Notification): string =>
  SELF_EXPLANATORY_TITLES.has(notification.type) ? notification.title : formatNotification(notification);
