export type Urgency = 'calm' | 'soon' | 'last';

const SOON = 5 * 60;
const LAST = 60;

/** How much the time presses: amber in the last five minutes, red in the last one. */
export function urgency(secondsLeft: number): Urgency {
  if (secondsLeft <= LAST) return 'last';
  return secondsLeft <= SOON ? 'soon' : 'calm';
}
