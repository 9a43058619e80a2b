import type { HostEvent } from '@marquee/shared-contracts';
import { type EventState, getEventState } from '@marquee/shared-contracts/widgets/host-event';

const getStart = (event: HostEvent): number => Date.parse(event.startTime);

/** Returns the host's running event, otherwise the next upcoming, otherwise the latest (EV-31); never a draft. */
export function findFirstEvent(events: readonly HostEvent[], now: number): HostEvent | undefined {
  const published = events.filter((event) => event.state !== 'draft');
  const own = published.filter((event) => event.role === 'OWNER');
  // chosen: hosts without own events see the first event that they administer.
  const byStart = (own.length > 0 ? own : published).toSorted(
    (one, other) => getStart(one) - getStart(other),
  );
  const findByState = (state: EventState) => byStart.find((event) => getEventState(event, now) === state);
  return findByState('running') ?? findByState('upcoming') ?? byStart.at(-1);
}
