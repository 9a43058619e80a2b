import { getTimeAnnouncement } from './getTimeAnnouncement';
import { getSecondsUntil } from './QuizClock';
import { getUrgency, formatQuizTimeLeft } from './TimerChip';

describe('time left', () => {
  it.each([
    [225_936_000, '2 days 14 h'],
    [53_100_000, '14 h 45 min'],
    [36_000_000, '10 h 0 min'],
    [35_999_000, '599:59'],
    [5_405_000, '90:05'],
    [60_000, '1:00'],
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('formats %i milliseconds as %s (QZ-3)', (milliseconds, text) => {
    expect(formatQuizTimeLeft(getSecondsUntil(1_000_000 + milliseconds, 1_000_000))).toBe(text);
  });

  it.each([
    [301, 'normal'],
    [300, 'warning'],
    [61, 'warning'],
    [60, 'critical'],
    [0, 'critical'],
  ])('classifies %i seconds as %s (QZ-3)', (seconds, expected) => {
    expect(getUrgency(seconds)).toBe(expected);
  });

  it.each([
    [601, 600, '10 minutes left'],
    [600, 599, undefined],
    [301, 300, '5 minutes left'],
    [61, 60, '1 minute left'],
    [31, 30, '30 seconds left'],
    [31, 31, undefined],
    [1, 0, undefined],
    // A page that was suspended or opened late announces only the current state.
    [700, 45, '45 seconds left'],
    [Infinity, 340, '5 minutes 40 seconds left'],
    [Infinity, 250, '4 minutes 10 seconds left'],
    [Infinity, 61, '1 minute 1 second left'],
    [Infinity, 3_600, undefined],
  ])('announces a change from %d to %d seconds as %s', (before, after, text) => {
    expect(getTimeAnnouncement(before, after)).toBe(text);
  });
});
