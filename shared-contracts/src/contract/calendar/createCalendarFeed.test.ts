import { sampleEventDetails, sampleId } from '../../testing/index';
import { createCalendarFeed } from './createCalendarFeed';

const toAddress = (id: string) => `https://marquee.example.org/event/${id}`;
const createEvent = (index: number, changes = {}) =>
  sampleEventDetails({
    id: sampleId(index),
    title: `Event ${index}`,
    description: 'A talk',
    mode: 'offline',
    location: 'Main Hall',
    startTime: '2031-05-03T04:30:00.000Z',
    endTime: '2031-05-03T06:00:00.000Z',
    lastUpdate: '2031-04-01T10:00:00.000Z',
    ...changes,
  });

/** The feed's properties with folded lines unfolded. */
const listProperties = (events: readonly ReturnType<typeof createEvent>[], name = 'Quizzes'): string[] =>
  createCalendarFeed({ name, events, toAddress }).replaceAll('\r\n ', '').split('\r\n');

describe('a calendar feed (EV-42)', () => {
  test('has a name, the time between reads, and each event without an alarm', () => {
    expect(listProperties([createEvent(1)], 'Quizzes, online')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Marquee//Events//EN',
      'CALSCALE:GREGORIAN',
      String.raw`NAME:Quizzes\, online`,
      String.raw`X-WR-CALNAME:Quizzes\, online`,
      'X-PUBLISHED-TTL:PT1H',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      `UID:${sampleId(1)}@marquee.example.org`,
      'DTSTAMP:20310401T100000Z',
      'LAST-MODIFIED:20310401T100000Z',
      'DTSTART:20310503T043000Z',
      'DTEND:20310503T060000Z',
      'SUMMARY:Event 1',
      String.raw`DESCRIPTION:A talk\n\n${toAddress(sampleId(1))}`,
      'LOCATION:Main Hall',
      `URL:${toAddress(sampleId(1))}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is valid without events', () => {
    const lines = listProperties([]);
    expect(lines).not.toContain('BEGIN:VEVENT');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('keeps a cancelled event, so that calendars show it as cancelled', () => {
    expect(listProperties([createEvent(1), createEvent(2, { cancelled: true })])).toEqual(
      expect.arrayContaining(['STATUS:CONFIRMED', 'STATUS:CANCELLED']),
    );
  });

  test('shortens a long description', () => {
    const [line = ''] = listProperties([createEvent(1, { description: 'x'.repeat(900) })]).filter((text) =>
      text.startsWith('DESCRIPTION'),
    );
    expect(line).toContain(`${'x'.repeat(499)}…`);
    expect(line).not.toContain('x'.repeat(500));
  });

  test('shortens a description before a character of two code units, never inside', () => {
    const description = `${'x'.repeat(498)}🎉${'y'.repeat(10)}`;
    expect(listProperties([createEvent(1, { description })]).join()).toContain(`${'x'.repeat(498)}…`);
  });
});
