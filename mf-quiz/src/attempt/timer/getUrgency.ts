export type Urgency = 'normal' | 'warning' | 'critical';

const WARNING_SECONDS = 5 * 60;
const CRITICAL_SECONDS = 60;

/** How much the time presses: amber in the last five minutes, red in the last one. */
export function getUrgency(secondsLeft: number): Urgency {
  if (secondsLeft <= CRITICAL_SECONDS) return 'critical';
  return secondsLeft <= WARNING_SECONDS ? 'warning' : 'normal';
}
