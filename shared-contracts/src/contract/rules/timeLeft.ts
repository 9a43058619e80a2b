const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** chosen: from this many days on, the text omits hours. */
const DAYS_ALONE = 3;

const formatDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Formats a duration coarsely: "12 days", "1 day 4 h", "4 h 12 min", in the last hour "9:05". */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const [wholeDays, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (wholeDays >= DAYS_ALONE) return formatDays(wholeDays);
  if (wholeDays > 0) return hours === 0 ? formatDays(wholeDays) : `${formatDays(wholeDays)} ${hours} h`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (hours > 0) return `${hours} h ${minutes} min`;
  // Rounds up, so that 0:00 appears only at the end.
  const seconds = Math.ceil((left % HOUR) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
