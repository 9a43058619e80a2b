const INDIA = ['Asia/Kolkata', 'Asia/Calcutta'];

const DATE_FORMAT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/** Returns "IST" for India, elsewhere the zone's abbreviation (EV-5). */
function getZoneLabel(instant: Date, timeZone: string): string {
  if (INDIA.includes(timeZone)) return 'IST';
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Formats an instant in the event's time zone and British format: "3 May 2031, 10:00 IST" (EV-5). */
export function formatHostTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const text = new Intl.DateTimeFormat('en-GB', { ...DATE_FORMAT, timeZone }).format(date);
  return `${text.replace(' at ', ', ')} ${getZoneLabel(date, timeZone)}`;
}

interface Span {
  startTime: string;
  endTime: string;
  timezone: string;
  /** Names of the fields that a draft lacks (EV-41). */
  missing?: readonly string[] | undefined;
}

/**
 * Formats an event's start and end without repeated parts: "25 Nov, 14:02–15:02 IST"; other years are named, and a draft
 * may have no dates.
 */
export function formatHostTimeRange(
  { startTime, endTime, timezone, missing = [] }: Span,
  now: number,
): string {
  if (missing.includes('startTime') || missing.includes('endTime')) return 'No dates yet';
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const format = (date: Date | number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timezone }).format(date);
  const getYear = (date: Date | number) => format(date, { year: 'numeric' });
  const formatDay = (date: Date): string =>
    format(date, {
      day: 'numeric',
      month: 'short',
      ...(getYear(date) === getYear(now) ? {} : { year: 'numeric' }),
    });
  const formatTime = (date: Date): string => format(date, { hour: '2-digit', minute: '2-digit' });
  const isOneDay = formatDay(start) === formatDay(end);
  const until = isOneDay ? `–${formatTime(end)}` : ` – ${formatDay(end)}, ${formatTime(end)}`;
  return `${formatDay(start)}, ${formatTime(start)}${until} ${getZoneLabel(end, timezone)}`;
}
