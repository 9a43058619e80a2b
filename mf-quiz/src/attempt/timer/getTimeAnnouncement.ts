/** Announcements for screen readers, by the seconds left. */
const ANNOUNCEMENTS: readonly (readonly [seconds: number, text: string])[] = [
  [30, '30 seconds left'],
  [60, '1 minute left'],
  [5 * 60, '5 minutes left'],
  [10 * 60, '10 minutes left'],
];

/** Maximum seconds between the moment of an announcement and its text, so that the text is true. */
const TOLERANCE_SECONDS = 2;

const formatUnit = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats the exact time left as words. */
function formatTimeLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    minutes > 0 ? formatUnit(minutes, 'minute') : '',
    rest > 0 ? formatUnit(rest, 'second') : '',
  ];
  return `${parts.filter((part) => part !== '').join(' ')} left`;
}

/** Returns the announcement due between two readings of the timer; after a long gap, the exact time left. */
export function getTimeAnnouncement(secondsBefore: number, secondsAfter: number): string | undefined {
  const due = ANNOUNCEMENTS.find(
    ([seconds]) => secondsAfter <= seconds && seconds < secondsBefore && secondsAfter > 0,
  );
  if (due === undefined) return undefined;
  return due[0] - secondsAfter <= TOLERANCE_SECONDS ? due[1] : formatTimeLeft(secondsAfter);
}
