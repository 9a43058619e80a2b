import { formatDuration } from './formatDuration';

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [245, '4:05'],
    [3_725, '62:05'],
    [35_999, '599:59'],
    [36_000, '10 h 00:00'],
    [225_936, '62 h 45:36'],
  ])('formats %i seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
