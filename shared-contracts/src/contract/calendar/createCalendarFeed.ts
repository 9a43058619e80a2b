import {
  type CalendarEvent,
  createCalendar,
  escapeText,
  formatCalendarTime,
  listEventLines,
} from './createCalendarFile';

/** Maximum characters of a description in a feed, which has many events. */
const MAX_DESCRIPTION = 500;

/** Never splits a character of two code units. */
const shorten = (text: string): string =>
  text.length <= MAX_DESCRIPTION
    ? text
    : `${text
        .slice(0, MAX_DESCRIPTION - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

interface CalendarFeed {
  name: string;
  events: readonly CalendarEvent[];
  /** The URL of an event's page. */
  toAddress: (eventId: string) => string;
}

/** Returns events as a calendar that programs subscribe to, and read again each hour (RFC 5545, RFC 7986). */
export const createCalendarFeed = ({ name, events, toAddress }: CalendarFeed): string =>
  createCalendar(
    [
      `NAME:${escapeText(name)}`,
      // Programs from before RFC 7986 read these two.
      `X-WR-CALNAME:${escapeText(name)}`,
      'X-PUBLISHED-TTL:PT1H',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ],
    events.flatMap((event) => {
      const stamp = formatCalendarTime(event.lastUpdate);
      const shown = { ...event, description: shorten(event.description) };
      const extra = [`DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`];
      return [...listEventLines(shown, toAddress(event.id), extra), 'END:VEVENT'];
    }),
  );
