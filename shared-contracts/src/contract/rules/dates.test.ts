import { formatDate, formatDateTime, formatShortDateTime } from './dates';

const instant = '2031-05-03T20:15:00Z';

describe('dates in en-US form (EV-5)', () => {
  test('are in the reader’s own zone, which is named', () => {
    expect(formatDateTime(instant)).toBe('May 4, 2031, 1:45 AM GMT+5:30');
    expect(formatDate(instant)).toBe('May 4, 2031');
    expect(formatShortDateTime(instant)).toBe('May 4, 1:45 AM');
  });

  test('or in the zone that is asked for', () => {
    expect(formatDateTime(instant, 'America/New_York')).toBe('May 3, 2031, 4:15 PM EDT');
    expect(formatDate(instant, 'UTC')).toBe('May 3, 2031');
    expect(formatShortDateTime(instant, 'UTC')).toBe('May 3, 8:15 PM');
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
