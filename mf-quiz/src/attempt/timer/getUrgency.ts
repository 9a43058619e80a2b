export type Urgency = 'normal' | 'warning' | 'critical';

const WARNING_SECONDS = 5 * 60;
const CRITICAL_SECONDS = 60;

/** `warning` (amber) in the last five minutes, `critical` (red) in the last minute (QZ-3). */
export function getUrgency(secondsLeft: number): Urgency {
  if (secondsLeft <= CRITICAL_SECONDS) return 'critical';
  return secondsLeft <= WARNING_SECONDS ? 'warning' : 'normal';
}
