import type { HostEvent } from '@marquee/shared-contracts';

export type EventState = 'upcoming' | 'running' | 'ended' | 'cancelled';

/** How a state is written. */
export const stateNames: Record<EventState, string> = {
  upcoming: 'Upcoming',
  running: 'Running',
  ended: 'Ended',
  cancelled: 'Cancelled',
};

type StatedEvent = Pick<HostEvent, 'cancelled' | 'startTime' | 'endTime'>;

/** Where an event stands at an instant in milliseconds; half-open like every window (G-3), cancelled before all else. */
export function getEventState(event: StatedEvent, now: number): EventState {
  if (event.cancelled) return 'cancelled';
  if (now >= Date.parse(event.endTime)) return 'ended';
  return now < Date.parse(event.startTime) ? 'upcoming' : 'running';
}
