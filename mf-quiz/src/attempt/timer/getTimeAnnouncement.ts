/** When a screen reader is told of the time, in seconds before the end. */
const ANNOUNCEMENTS: readonly (readonly [seconds: number, text: string])[] = [
  [30, '30 seconds left'],
  [60, '1 minute left'],
  [5 * 60, '5 minutes left'],
  [10 * 60, '10 minutes left'],
];

/** What is to be said when the time left has gone from one number of seconds to another; the nearest if it leapt. */
export const getTimeAnnouncement = (before: number, after: number): string | undefined =>
  ANNOUNCEMENTS.find(([seconds]) => after <= seconds && seconds < before && after > 0)?.[1];
