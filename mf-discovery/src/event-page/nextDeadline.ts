import type { EventDetails, OwnWait, RegistrationState } from '@marquee/shared-contracts';

type Times = Pick<EventDetails, 'registerStart' | 'registerEnd' | 'startTime' | 'endTime'> & {
  wait?: OwnWait | null | undefined;
};

export interface Deadline {
  /** Text before the remaining time: "Starts in". */
  text: string;
  at: string;
}

/**
 * Returns the event's next deadline (end of an offered seat, registration opens or closes, start, end), or undefined when
 * it is over.
 */
export function nextDeadline(
  { registerStart, registerEnd, startTime, endTime, wait }: Times,
  state: RegistrationState,
  now: number,
): Deadline | undefined {
  if (state === 'CANCELLED' || state === 'ENDED') return undefined;
  if (wait?.confirmBy && now < Date.parse(wait.confirmBy))
    return { text: 'Confirm within', at: wait.confirmBy };
  if (state === 'NOT_OPEN') return { text: 'Registration opens in', at: registerStart };
  if (state === 'OPEN') return { text: 'Registration closes in', at: registerEnd };
  return now < Date.parse(startTime)
    ? { text: 'Starts in', at: startTime }
    : { text: 'Ends in', at: endTime };
}
