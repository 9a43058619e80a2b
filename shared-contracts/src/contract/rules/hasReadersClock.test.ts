import { formatDateTime } from './dates';
import { formatInBothZones, hasReadersClock } from './hasReadersClock';

const instant = '2031-05-03T20:15:00Z';

it.each([
  ['Asia/Kolkata', true],
  ['Asia/Colombo', true],
  ['America/New_York', false],
])("compares the clock of %s with the reader's in India", (zone, isSame) => {
  expect(hasReadersClock(instant, zone)).toBe(isSame);
});

describe('a time within a sentence (EV-5)', () => {
  it('is short where reader and event share the clock', () => {
    expect(formatInBothZones(instant, 'Asia/Kolkata')).toBe('May 4, 1:45 AM');
    expect(formatInBothZones(instant, 'Asia/Kolkata', formatDateTime)).toBe('May 4, 2031, 1:45 AM IST');
  });

  it("names the event's time first elsewhere, with the reader's beside it", () => {
    const text = 'May 3, 2031, 4:15 PM EDT (May 4, 2031, 1:45 AM IST for you)';
    expect(formatInBothZones(instant, 'America/New_York')).toBe(text);
    expect(formatInBothZones(instant, 'America/New_York', formatDateTime)).toBe(text);
  });

  it("is the reader's time without a zone", () => {
    expect(formatInBothZones(instant, undefined)).toBe('May 4, 1:45 AM');
  });
});
