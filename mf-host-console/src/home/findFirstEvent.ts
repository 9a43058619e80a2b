import type { HostEvent } from '@marquee/shared-contracts';
import { getEventState } from '../events/getEventState';

const getStart = (event: HostEvent): number => Date.parse(event.startTime);

/** The event a host sees first: the next upcoming own one, else the latest own one (EV-31). */
export function findFirstEvent(events: readonly HostEvent[], now: number): HostEvent | undefined {
  const own = events.filter((event) => event.role === 'OWNER');
  // chosen: a host who only administers events sees the first of those rather than nothing.
  const byStart = (own.length > 0 ? own : events).toSorted((one, other) => getStart(one) - getStart(other));
  return byStart.find((event) => getEventState(event, now) === 'upcoming') ?? byStart.at(-1);
}
