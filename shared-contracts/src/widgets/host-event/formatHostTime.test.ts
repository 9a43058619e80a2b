import { formatHostTime, formatHostTimeRange } from './formatHostTime';

it.each([
  ['Asia/Kolkata', '3 May 2031, 10:00 IST'],
  ['Asia/Calcutta', '3 May 2031, 10:00 IST'],
  ['Europe/London', '3 May 2031, 05:30 BST'],
  ['UTC', '3 May 2031, 04:30 UTC'],
  ['Asia/Dubai', '3 May 2031, 08:30 GST'],
])('formats an instant in %s as "%s"', (zone, text) => {
  expect(formatHostTime('2031-05-03T04:30:00.000Z', zone)).toBe(text);
});

it.each([
  ['2026-11-25T08:32:00Z', '2026-11-25T09:32:00Z', 'Asia/Kolkata', '25 Nov, 14:02–15:02 IST'],
  ['2026-11-25T18:00:00Z', '2026-11-25T19:00:00Z', 'Asia/Kolkata', '25 Nov, 23:30 – 26 Nov, 00:30 IST'],
  ['2027-01-02T10:00:00Z', '2027-01-02T11:00:00Z', 'UTC', '2 Jan 2027, 10:00–11:00 UTC'],
  ['2026-12-31T22:00:00Z', '2027-01-01T01:00:00Z', 'UTC', '31 Dec, 22:00 – 1 Jan 2027, 01:00 UTC'],
])('formats %s to %s in %s without repeated parts', (startTime, endTime, timezone, text) => {
  expect(formatHostTimeRange({ startTime, endTime, timezone }, Date.parse('2026-11-01T00:00:00Z'))).toBe(
    text,
  );
});

it('says that a draft without a start or an end has no dates', () => {
  const span = { startTime: '2026-11-25T08:32:00Z', endTime: '9999-01-03T00:00:00Z', timezone: 'UTC' };
  expect(formatHostTimeRange({ ...span, missing: ['endTime'] }, 0)).toBe('No dates yet');
});
