import { sampleEventCard } from '@marquee/shared-contracts/testing';
import { formatEventTime, formatShortEventTime } from './formatEventTime';

const startTime = '2031-05-03T04:30:00.000Z';
const create = (mode: 'online' | 'offline', timezone: string) =>
  sampleEventCard({ mode, timezone, startTime });

// The tests run in India's zone.
test.each([
  ['offline', 'Asia/Kolkata', 'May 3, 10:00 AM', 'May 3, 2031, 10:00 AM IST'],
  ['online', 'Asia/Kolkata', 'May 3, 10:00 AM', 'May 3, 2031, 10:00 AM IST'],
  ['offline', 'Asia/Colombo', 'May 3, 10:00 AM', 'May 3, 2031, 10:00 AM IST'],
  ['offline', 'America/New_York', 'May 3, 2031, 12:30 AM EDT', 'May 3, 2031, 12:30 AM EDT'],
  ['online', 'America/New_York', 'May 3, 2031, 10:00 AM IST', 'May 3, 2031, 10:00 AM IST'],
] as const)('an %s event in %s reads "%s" and "%s" (EV-5)', (mode, timezone, short, full) => {
  expect(formatShortEventTime(create(mode, timezone))).toBe(short);
  expect(formatEventTime(create(mode, timezone))).toBe(full);
});
