/** chosen: as many minutes as a reader still takes in; a quiz of days would show 3765 of them (QZ-3). */
export const HOURS_FROM_SECONDS = 10 * 3_600;

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** A duration as a quiz shows it: m:ss with minutes beyond 59, and from ten hours on "62 h 45:36". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = padTwoDigits(seconds % 60);
  return seconds < HOURS_FROM_SECONDS
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)} h ${padTwoDigits(minutes % 60)}:${rest}`;
}
