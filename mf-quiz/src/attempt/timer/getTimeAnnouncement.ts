/** Announcements for screen readers, by the seconds left. */
const ANNOUNCEMENTS: readonly (readonly [seconds: number, text: string])[] = [
  [30, '30 seconds left'],
  [60, '1 minute left'],
  [5 * 60, '5 minutes left'],
  [10 * 60, '10 minutes left'],
];

/** Returns the announcement due between two readings of the timer; after a long gap, only the latest. */
export const getTimeAnnouncement = (secondsBefore: number, secondsAfter: number): string | undefined =>
  ANNOUNCEMENTS.find(
    ([seconds]) => secondsAfter <= seconds && seconds < secondsBefore && secondsAfter > 0,
  )?.[1];
