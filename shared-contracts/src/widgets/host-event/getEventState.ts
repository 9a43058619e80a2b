import type { HostEvent } from '@marquee/shared-contracts';

export type EventState = 'upcoming' | 'running' | 'ended' | 'cancelled';

/** Labels of the states. */
export const eventStateNames: Record<EventState, string> = {
  upcoming: 'Upcoming',
  running: 'Running',
  ended: 'Ended',
  cancelled: 'Cancelled',
};

type StatedEvent = Pick<HostEvent, 'cancelled' | 'startTime' | 'endTime'>;

/**
 * Returns an event's state at an instant in milliseconds. Start is inclusive, end exclusive; cancellation takes
 * precedence.
 */
export function getEventState(event: StatedEvent, now: number): EventState {
  if (event.cancelled) return 'cancelled';
  if (now >= Date.parse(event.endTime)) return 'ended';
  return now < Date.parse(event.startTime) ? 'upcoming' : 'running';
}
