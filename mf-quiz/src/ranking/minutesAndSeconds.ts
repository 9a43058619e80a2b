/** A duration as a quiz shows it: m:ss, the minutes as many as they are. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
