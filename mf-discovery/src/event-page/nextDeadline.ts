import type { EventDetails, RegistrationState } from '@marquee/shared-contracts';

type Times = Pick<EventDetails, 'registerStart' | 'registerEnd' | 'startTime' | 'endTime'>;

export interface Deadline {
  /** What comes, up to the time that is left: "Starts in". */
  text: string;
  at: string;
}

/** The moment that matters next to who looks at an event: it opens, closes, starts or ends; none when it is over. */
export function nextDeadline(
  { registerStart, registerEnd, startTime, endTime }: Times,
  state: RegistrationState,
  now: number,
): Deadline | undefined {
  if (state === 'CANCELLED' || state === 'ENDED') return undefined;
  if (state === 'NOT_OPEN') return { text: 'Registration opens in', at: registerStart };
  if (state === 'OPEN') return { text: 'Registration closes in', at: registerEnd };
  return now < Date.parse(startTime)
    ? { text: 'Starts in', at: startTime }
    : { text: 'Ends in', at: endTime };
}
