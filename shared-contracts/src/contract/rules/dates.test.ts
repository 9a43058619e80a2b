import { formatDate, formatDateTime, formatMoment } from './dates';

const instant = '2031-05-03T20:15:00Z';
// Newer engines put a narrow space before AM and PM.
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('dates in en-US form (EV-5)', () => {
  test('are in the reader’s own zone, which is named', () => {
    expect(plain(formatDateTime(instant))).toBe('May 4, 2031, 1:45 AM GMT+5:30');
    expect(formatDate(instant)).toBe('May 4, 2031');
    expect(plain(formatMoment(instant))).toBe('May 4, 1:45 AM');
  });

  test('or in the zone that is asked for', () => {
    expect(plain(formatDateTime(instant, 'America/New_York'))).toBe('May 3, 2031, 4:15 PM EDT');
    expect(formatDate(instant, 'UTC')).toBe('May 3, 2031');
    expect(plain(formatMoment(instant, 'UTC'))).toBe('May 3, 8:15 PM');
  });
});
