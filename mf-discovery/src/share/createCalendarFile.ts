import type { EventDetails } from '@marquee/shared-contracts';

export type CalendarEvent = Pick<
  EventDetails,
  'id' | 'title' | 'description' | 'location' | 'mode' | 'startTime' | 'endTime' | 'lastUpdate' | 'cancelled'
>;

/** Maximum octets of a line before folding, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** Formats an instant in UTC as iCalendar does: "20310503T043000Z". */
export const formatCalendarTime = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes characters that would end a value or start another (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Folds a long line with a line break and a space, never inside a UTF-8 character. */
function foldLine(line: string): string {
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE_OCTETS) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += size;
  }
  return lines.join('\r\n');
}

/** Returns the event as an iCalendar file (RFC 5545); `address` is the URL of its page. */
export function createCalendarFile(event: CalendarEvent, address: string): string {
  const location = event.mode === 'online' ? address : event.location;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // Calendars merge events with the same identifier.
    `UID:${event.id}@${new URL(address).hostname}`,
    `DTSTAMP:${formatCalendarTime(event.lastUpdate)}`,
    `DTSTART:${formatCalendarTime(event.startTime)}`,
    `DTEND:${formatCalendarTime(event.endTime)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(`${event.description}\n\n${address}`)}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${address}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
