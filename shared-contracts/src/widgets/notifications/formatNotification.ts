import { type Notification, REQUEST_ID_PHRASE } from '@marquee/shared-contracts';

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
