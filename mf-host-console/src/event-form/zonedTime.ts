const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    // Sweden writes "2031-05-03 10:00:00", which is all but ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What a clock in the zone shows at an instant, in milliseconds as if it were UTC. */
const getClockTime = (instant: number, timeZone: string): number =>
  Date.parse(`${getFormatter(timeZone).format(instant).replace(' ', 'T')}Z`);

const getOffset = (instant: number, timeZone: string): number => {
  const seconds = Math.floor(instant / 1000) * 1000;
  return getClockTime(seconds, timeZone) - seconds;
};

/** "2031-05-03T10:00", what a clock in the zone shows at an instant, as a date-time field takes it (EV-5). */
export const toLocalTime = (instant: string, timeZone: string): string =>
  new Date(getClockTime(Date.parse(instant), timeZone)).toISOString().slice(0, 16);

/**
 * The instant at which a clock in the zone shows this time, ISO 8601 in UTC; '' for what is no time. Where summer time
 * repeats an hour it is the second one, where it skips one the time moves on by it (EV-5).
 */
export function toInstant(localTime: string, timeZone: string): string {
  const shown = Date.parse(`${localTime}Z`);
  if (Number.isNaN(shown)) return '';
  const near = shown - getOffset(shown, timeZone);
  return new Date(shown - getOffset(near, timeZone)).toISOString();
}
