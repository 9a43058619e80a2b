const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    // The Swedish format "2031-05-03 10:00:00" is almost ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Returns the zone's local time at an instant, in milliseconds as if it were UTC. */
const getClockTime = (instant: number, timeZone: string): number =>
  Date.parse(`${getFormatter(timeZone).format(instant).replace(' ', 'T')}Z`);

const getOffset = (instant: number, timeZone: string): number => {
  const seconds = Math.floor(instant / 1000) * 1000;
  return getClockTime(seconds, timeZone) - seconds;
};

/** Converts an instant to the zone's local time as a date-time input expects it: "2031-05-03T10:00" (EV-5). */
export const toLocalTime = (instant: string, timeZone: string): string =>
  new Date(getClockTime(Date.parse(instant), timeZone)).toISOString().slice(0, 16);

/** Adds hours to a local time; 24 hours reach the same time of the next day. */
export const addHoursLocally = (localTime: string, hours: number): string =>
  new Date(Date.parse(`${localTime}Z`) + hours * 3_600_000).toISOString().slice(0, 16);

/** Whether a clock change skips this local time, so that no clock of the zone ever shows it (EV-5). */
export function isSkippedTime(localTime: string, timeZone: string): boolean {
  const instant = toInstant(localTime, timeZone);
  return instant !== '' && toLocalTime(instant, timeZone) !== localTime.slice(0, 16);
}

/**
 * Converts a zone's local time to an ISO 8601 instant in UTC, or '' if invalid. Ambiguous times take the later instant;
 * skipped times move forward by the gap (EV-5).
 */
export function toInstant(localTime: string, timeZone: string): string {
  const localAsUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(localAsUtc)) return '';
  const estimate = localAsUtc - getOffset(localAsUtc, timeZone);
  return new Date(localAsUtc - getOffset(estimate, timeZone)).toISOString();
}
