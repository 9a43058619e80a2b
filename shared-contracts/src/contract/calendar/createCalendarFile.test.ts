import { sampleEventDetails, sampleId } from '../../testing/index';
import { createCalendarFile, getCalendarFileName } from './createCalendarFile';

const address = `https://marquee.example.org/event/${sampleId()}`;
const event = sampleEventDetails({
  title: 'Green Hack; day, night \\ dawn',
  description: 'First line\r\nsecond, line;\nthird',
  mode: 'offline',
  location: 'Main Hall, Pune',
  startTime: '2031-05-03T04:30:00.000Z',
  endTime: '2031-05-03T06:00:00.000Z',
  lastUpdate: '2031-04-01T10:00:00.000Z',
});

/** The file's properties with folded lines unfolded. */
const listProperties = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('an event as a calendar file', () => {
  test('contains times in UTC, a stable identifier and the event’s URL', () => {
    expect(listProperties(createCalendarFile(event, address))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Marquee//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${sampleId()}@marquee.example.org`,
      'DTSTAMP:20310401T100000Z',
      'DTSTART:20310503T043000Z',
      'DTEND:20310503T060000Z',
      String.raw`SUMMARY:Green Hack\; day\, night \\ dawn`,
      String.raw`DESCRIPTION:First line\nsecond\, line\;\nthird\n\n${address}`,
      String.raw`LOCATION:Main Hall\, Pune`,
      `URL:${address}`,
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reminder',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('folds lines at 75 octets without splitting a character', () => {
    const title = 'क्विज़ 🎉 '.repeat(30);
    const file = createCalendarFile({ ...event, title }, address);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(listProperties(file)).toContain(`SUMMARY:${title}`);
  });

  test('a text cannot inject a property', () => {
    const file = createCalendarFile({ ...event, title: 'x\r\nATTENDEE:mailto:me@demo.test' }, address);
    expect(listProperties(file)).toContain(String.raw`SUMMARY:x\nATTENDEE:mailto:me@demo.test`);
  });

  test('an online event is located at its URL, and a cancelled event has that status', () => {
    const lines = listProperties(createCalendarFile({ ...event, mode: 'online', cancelled: true }, address));
    expect(lines).toContain(`LOCATION:${address}`);
    expect(lines).toContain('STATUS:CANCELLED');
  });

  test('a file of somebody who may join has the join link as its place (EV-39)', () => {
    const online = { ...event, mode: 'online' as const, joinLink: 'https://meet.test/a' };
    const lines = listProperties(createCalendarFile(online, address));
    expect(lines).toContain('LOCATION:https://meet.test/a');
    expect(lines).toContain(
      String.raw`DESCRIPTION:First line\nsecond\, line\;\nthird\n\nJoin: https://meet.test/a\n\n${address}`,
    );
  });

  test('a cancellation by mail has its method, a sequence and no alarm', () => {
    const publication = {
      method: 'CANCEL' as const,
      sequence: 3,
      organizer: 'events@demo.test',
      sentAt: '2031-04-02T10:00:00.000Z',
    };
    const lines = listProperties(createCalendarFile(event, address, publication));
    for (const line of [
      'METHOD:CANCEL',
      'SEQUENCE:3',
      'ORGANIZER:mailto:events@demo.test',
      'DTSTAMP:20310402T100000Z',
      'STATUS:CANCELLED',
    ])
      expect(lines).toContain(line);
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  test.each([
    ['Lift Off: 2031!', 'lift-off-2031.ics'],
    ['प्रश्नोत्तरी', 'प्रश्नोत्तरी.ics'],
    ['???', 'event.ics'],
    ['../../etc', 'etc.ics'],
  ])('the file of %j is named %s', (title, name) => {
    expect(getCalendarFileName(title)).toBe(name);
  });
});
