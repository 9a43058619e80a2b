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
