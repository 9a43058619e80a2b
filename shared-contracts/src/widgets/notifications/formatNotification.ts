import { type Notification, REQUEST_ID_PHRASE } from '@marquee/shared-contracts';

/**
 * A notice's text as a person reads it: without the request's id, which the server puts at its end for clients that read
 * no `action`. Only the very id that `action` names is left out: what somebody wrote in a name stays (TM-6).
 */
export function formatNotification({ message, action }: Notification): string {
  const ending = `${REQUEST_ID_PHRASE}${action?.['requestId'] ?? ''}`;
  return action?.['requestId'] !== undefined && message.endsWith(ending)
    ? message.slice(0, -ending.length).trimEnd()
    : message;
}
