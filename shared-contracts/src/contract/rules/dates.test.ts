import { formatDate, formatDateTime, formatPeriod, formatShortDateTime } from './dates';

const instant = '2031-05-03T20:15:00Z';

describe('dates in en-US form (EV-5)', () => {
  test('are in the reader’s own zone, which is named', () => {
    expect(formatDateTime(instant)).toBe('May 4, 2031, 1:45 AM IST');
    expect(formatDate(instant)).toBe('May 4, 2031');
    expect(formatShortDateTime(instant)).toBe('May 4, 1:45 AM');
  });

  test('or in the zone that is asked for', () => {
    expect(formatDateTime(instant, 'America/New_York')).toBe('May 3, 2031, 4:15 PM EDT');
    expect(formatDate(instant, 'UTC')).toBe('May 3, 2031');
    expect(formatShortDateTime(instant, 'UTC')).toBe('May 3, 8:15 PM');
  });

  test.each([
    ['2031-05-03T06:30:00Z', undefined, 'May 3, 2031, 10:00 AM–12:00 PM IST'],
    ['2031-05-03T18:30:00Z', 'Asia/Kolkata', 'May 3, 2031, 10:00 AM – May 4, 2031, 12:00 AM IST'],
    ['2031-05-03T06:30:00Z', 'America/New_York', 'May 3, 2031, 12:30–2:30 AM EDT'],
  ])('a period to %s in %s is %s', (end, zone, expected) => {
    expect(formatPeriod('2031-05-03T04:30:00Z', end, zone)).toBe(expected);
  });

  // The own zone is written without the library of the platform, and in the same words.
  test.each([0, 1, 5, 8, 11, 12, 17, 23].map((hour) => new Date(2031, hour % 12, 1 + hour, hour, hour)))(
    'are the same in either way: %s',
    (date) => {
      const at = date.toISOString();
      expect(formatDateTime(at)).toBe(formatDateTime(at, 'Asia/Kolkata'));
      expect(formatDate(at)).toBe(formatDate(at, 'Asia/Kolkata'));
      expect(formatShortDateTime(at)).toBe(formatShortDateTime(at, 'Asia/Kolkata'));
    },
  );
});
