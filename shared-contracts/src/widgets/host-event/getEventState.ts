import type { HostEvent } from '@marquee/shared-contracts';

export type EventState = 'draft' | 'upcoming' | 'running' | 'ended' | 'cancelled';

/** Labels of the states. */
export const eventStateNames: Record<EventState, string> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  running: 'Running',
  ended: 'Ended',
  cancelled: 'Cancelled',
};

type StatedEvent = Pick<HostEvent, 'state' | 'cancelled' | 'startTime' | 'endTime'>;

/**
 * Returns an event's state at an instant in milliseconds. Start is inclusive, end exclusive; a draft and a cancelled
 * event are such at any time.
 */
export function getEventState(event: StatedEvent, now: number): EventState {
  if (event.state === 'draft') return 'draft';
  if (event.cancelled) return 'cancelled';
  if (now >= Date.parse(event.endTime)) return 'ended';
  return now < Date.parse(event.startTime) ? 'upcoming' : 'running';
}
