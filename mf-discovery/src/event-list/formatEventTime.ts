import { type EventCard, formatDateTime, formatShortDateTime } from '@marquee/shared-contracts';
import { hasReadersClock } from '../hasReadersClock';

type TimedEvent = Pick<EventCard, 'mode' | 'startTime' | 'timezone'>;

const isOwnZone = ({ startTime, timezone }: TimedEvent): boolean => hasReadersClock(startTime, timezone);

/** The start of an event in a list: at a venue in the venue's zone, online in the reader's (EV-5). */
export const formatEventTime = (event: TimedEvent): string =>
  event.mode === 'offline' && !isOwnZone(event)
    ? formatDateTime(event.startTime, event.timezone)
    : formatDateTime(event.startTime);

/** The same, without year and zone where reader and event share the clock. */
export const formatShortEventTime = (event: TimedEvent): string =>
  isOwnZone(event) ? formatShortDateTime(event.startTime) : formatEventTime(event);
