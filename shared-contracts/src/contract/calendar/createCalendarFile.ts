import type { EventDetails } from '../entities/event';

export type CalendarEvent = Pick<
  EventDetails,
  'id' | 'title' | 'description' | 'location' | 'mode' | 'startTime' | 'endTime' | 'lastUpdate' | 'cancelled'
> & {
  /** Only in the files of people who may join (EV-39). */
  joinLink?: string | null | undefined;
};

/** How a mail publishes an event; a downloaded file needs none of it. */
export interface CalendarPublication {
  method: 'PUBLISH' | 'CANCEL';
  /** The event's version: calendars keep the highest. */
  sequence: number;
  /** The email address of the sender, required by RFC 5546. */
  organizer: string;
  sentAt: string;
}

/** Maximum octets of a line before folding, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A reminder of the calendar itself, an hour before the start. */
const REMINDER = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT1H', 'END:VALARM'];

/** Formats an instant in UTC as iCalendar does: "20310503T043000Z". */
export const formatCalendarTime = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes characters that would end a value or start another (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Octets of a character in UTF-8; to encode each character takes a feed eight times as long. */
function countOctets(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Folds a long line with a line break and a space, never inside a UTF-8 character. */
function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = countOctets(character);
    if (length + octets > LINE_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}

/** The location and the description in a calendar; an online event is at its join link, else at its page. */
export function describeCalendarEvent(
  { mode, location, description, joinLink }: CalendarEvent,
  address: string,
): { location: string; description: string } {
  return {
    location: mode === 'online' ? (joinLink ?? address) : location,
    description: [description, ...(joinLink ? [`Join: ${joinLink}`] : []), address].join('\n\n'),
  };
}

/** Lines of the event that a file, a mail and a feed have in common; `extra` follows the identifier. */
export function listEventLines(event: CalendarEvent, address: string, extra: readonly string[]): string[] {
  const { location, description } = describeCalendarEvent(event, address);
  return [
    'BEGIN:VEVENT',
    // Calendars merge events with the same identifier.
    `UID:${event.id}@${new URL(address).hostname}`,
    ...extra,
    `DTSTART:${formatCalendarTime(event.startTime)}`,
    `DTEND:${formatCalendarTime(event.endTime)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${address}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ];
}

/** Wraps the lines of events into a calendar of RFC 5545. */
export const createCalendar = (properties: readonly string[], events: readonly string[]): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Events//EN',
    'CALSCALE:GREGORIAN',
    ...properties,
    ...events,
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')}\r\n`;

/** Returns the event as an iCalendar file (RFC 5545); `address` is the URL of its page. */
export function createCalendarFile(
  event: CalendarEvent,
  address: string,
  publication?: CalendarPublication,
): string {
  const { method = 'PUBLISH', sequence, organizer, sentAt = event.lastUpdate } = publication ?? {};
  const cancelled = event.cancelled || method === 'CANCEL';
  const lines = listEventLines({ ...event, cancelled }, address, [
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(organizer === undefined ? [] : [`ORGANIZER:mailto:${organizer}`]),
    `DTSTAMP:${formatCalendarTime(sentAt)}`,
  ]);
  return createCalendar([`METHOD:${method}`], [...lines, ...(cancelled ? [] : REMINDER), 'END:VEVENT']);
}

/** A readable name of the file, from the event's title: "green-hack.ics". */
export function getCalendarFileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).replace(/-$/, '');
  return `${name === '' ? 'event' : name}.ics`;
}
