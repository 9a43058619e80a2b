import { formatDateTime, formatShortDateTime } from './dates';

/** Minutes of India's offset, as `getTimezoneOffset` gives it. */
const INDIA_OFFSET = -330;

/** Whether the zone has the reader's clock then. Avoids `Intl` for Indians, whose first use delays the first cards. */
export function hasReadersClock(instant: string, timezone: string): boolean {
  if (timezone === 'Asia/Kolkata' && new Date(instant).getTimezoneOffset() === INDIA_OFFSET) return true;
  return formatShortDateTime(instant) === formatShortDateTime(instant, timezone);
}

/**
 * A time of an event within a sentence: by `format` if reader and event share the clock, else in the event's zone with
 * the reader's time beside it (EV-5). Servers of older releases send no zone for teams.
 */
export const formatInBothZones = (
  instant: string,
  timezone: string | undefined,
  format: (instant: string) => string = formatShortDateTime,
): string =>
  timezone === undefined || hasReadersClock(instant, timezone)
    ? format(instant)
    : `${formatDateTime(instant, timezone)} (${formatDateTime(instant)} for you)`;
