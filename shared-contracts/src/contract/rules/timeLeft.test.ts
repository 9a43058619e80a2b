import { timeLeft } from './timeLeft';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test.each([
  [12.4 * 24 * HOUR, '12 days'],
  [28 * HOUR, '1 day 4 h'],
  [48 * HOUR, '2 days'],
  [4.2 * HOUR, '4 h 12 min'],
  [545 * SECOND, '9:05'],
  [60 * SECOND, '1:00'],
  [1, '0:01'],
  [-5 * SECOND, '0:00'],
])('%d milliseconds are %s', (left, text) => {
  expect(timeLeft(left)).toBe(text);
});
