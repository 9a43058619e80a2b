import { sampleEventDetails, sampleId } from '@marquee/shared-contracts/testing';
import { createCalendarFile } from './createCalendarFile';

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
});
