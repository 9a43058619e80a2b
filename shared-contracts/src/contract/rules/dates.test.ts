import { formatDate, formatDateTime, formatShortDateTime, formatTimeRange } from './dates';

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

it.each([
  ['2026-11-25T08:32:00Z', '2026-11-25T09:32:00Z', 'Nov 25, 2:02–3:02 PM'],
  ['2026-11-25T05:30:00Z', '2026-11-25T07:30:00Z', 'Nov 25, 11:00 AM–1:00 PM'],
  ['2026-11-25T18:00:00Z', '2026-11-25T19:00:00Z', 'Nov 25, 11:30 PM – Nov 26, 12:30 AM'],
  ['2027-01-02T08:00:00Z', '2027-01-02T10:00:00Z', 'Jan 2, 2027, 1:30–3:30 PM'],
])('formats %s to %s without repeated parts', (start, end, text) => {
  expect(formatTimeRange(start, end, Date.parse('2026-11-01T00:00:00Z'))).toBe(text);
});
