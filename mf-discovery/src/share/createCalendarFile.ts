import type { EventDetails } from '@marquee/shared-contracts';

export type CalendarEvent = Pick<
  EventDetails,
  'id' | 'title' | 'description' | 'location' | 'mode' | 'startTime' | 'endTime' | 'lastUpdate' | 'cancelled'
>;

/** Octets of a line before it is folded, its line end not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** An instant in UTC as calendars write it: "20310503T043000Z". */
export const formatCalendarTime = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** A text value: what would end it or begin another is escaped (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A long line goes on after a line end and a space; no character is torn apart. */
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

/** An event as an iCalendar file; `address` is its page (RFC 5545). */
export function createCalendarFile(event: CalendarEvent, address: string): string {
  const place = event.mode === 'online' ? address : event.location;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same event added twice is one entry.
    `UID:${event.id}@${new URL(address).hostname}`,
    `DTSTAMP:${formatCalendarTime(event.lastUpdate)}`,
    `DTSTART:${formatCalendarTime(event.startTime)}`,
    `DTEND:${formatCalendarTime(event.endTime)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(`${event.description}\n\n${address}`)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${address}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
