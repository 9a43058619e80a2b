import {
  type EventCard,
  formatDateTime,
  formatShortDateTime,
  hasReadersClock,
} from '@marquee/shared-contracts';

type TimedEvent = Pick<EventCard, 'mode' | 'startTime' | 'timezone'>;

/** A time of an event in a list, at first its start: at a venue in the venue's zone, online in the reader's (EV-5). */
export const formatEventTime = (event: TimedEvent, instant = event.startTime): string =>
  event.mode === 'offline' && !hasReadersClock(instant, event.timezone)
    ? formatDateTime(instant, event.timezone)
    : formatDateTime(instant);

/** The same, without year and zone where reader and event share the clock. */
export const formatShortEventTime = (event: TimedEvent, instant = event.startTime): string =>
  hasReadersClock(instant, event.timezone) ? formatShortDateTime(instant) : formatEventTime(event, instant);
