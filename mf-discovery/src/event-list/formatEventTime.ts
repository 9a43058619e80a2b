import { type EventCard, formatDateTime, formatShortDateTime } from '@marquee/shared-contracts';

type TimedEvent = Pick<EventCard, 'mode' | 'startTime' | 'timezone'>;

/** Minutes of India's offset, as `getTimezoneOffset` gives it. */
const INDIA_OFFSET = -330;

/** Whether reader and event have the same clock. Avoids `Intl` for Indians, whose first use delays the first cards. */
function isOwnZone({ startTime, timezone }: TimedEvent): boolean {
  if (timezone === 'Asia/Kolkata' && new Date(startTime).getTimezoneOffset() === INDIA_OFFSET) return true;
  return formatShortDateTime(startTime) === formatShortDateTime(startTime, timezone);
}

/** The start of an event in a list: at a venue in the venue's zone, online in the reader's (EV-5). */
export const formatEventTime = (event: TimedEvent): string =>
  event.mode === 'offline' && !isOwnZone(event)
    ? formatDateTime(event.startTime, event.timezone)
    : formatDateTime(event.startTime);

/** The same, without year and zone where reader and event share the clock. */
export const formatShortEventTime = (event: TimedEvent): string =>
  isOwnZone(event) ? formatShortDateTime(event.startTime) : formatEventTime(event);
