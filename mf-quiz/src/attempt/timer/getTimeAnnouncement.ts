/** Announcements for screen readers, by the seconds left. */
const ANNOUNCEMENTS: readonly (readonly [seconds: number, text: string])[] = [
  [30, '30 seconds left'],
  [60, '1 minute left'],
  [5 * 60, '5 minutes left'],
  [10 * 60, '10 minutes left'],
];

/** The announcement between two numbers of seconds left; after a jump, only the latest. */
export const getTimeAnnouncement = (before: number, after: number): string | undefined =>
  ANNOUNCEMENTS.find(([seconds]) => after <= seconds && seconds < before && after > 0)?.[1];
