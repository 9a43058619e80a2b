import { formatHostTime } from './formatHostTime';

it.each([
  ['Asia/Kolkata', '3 May 2031, 10:00 IST'],
  ['Asia/Calcutta', '3 May 2031, 10:00 IST'],
  ['Europe/London', '3 May 2031, 05:30 BST'],
  ['UTC', '3 May 2031, 04:30 UTC'],
  ['Asia/Dubai', '3 May 2031, 08:30 GST'],
])('formats an instant in %s as "%s"', (zone, text) => {
  expect(formatHostTime('2031-05-03T04:30:00.000Z', zone)).toBe(text);
});
