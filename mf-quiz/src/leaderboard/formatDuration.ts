/** Durations from ten hours on show hours: "3765:36" would be unreadable (QZ-3). */
export const HOURS_FROM_SECONDS = 10 * 3_600;

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats seconds as "m:ss", minutes beyond 59 included, and from ten hours on as "62 h 45:36". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = padTwoDigits(seconds % 60);
  return seconds < HOURS_FROM_SECONDS
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)} h ${padTwoDigits(minutes % 60)}:${rest}`;
}
