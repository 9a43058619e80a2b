import type { Category, HostEvent } from '@marquee/shared-contracts';
import { type Period, toInterval } from '@marquee/shared-contracts/widgets/event-period';
import { type EventState, getEventState } from '@marquee/shared-contracts/widgets/host-event';

/** A host's search and filters; undefined means any. */
export interface EventFilter {
  q: string;
  state: EventState | undefined;
  type: Category | undefined;
  period: Period;
}

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the events that contain every word in title or organization and match state, type and period. */
export function filterEvents(
  events: readonly HostEvent[],
  { q, state, type, period }: EventFilter,
  now: number,
): HostEvent[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean);
  const { from = -Infinity, to = Infinity } = toInterval(period, now);
  return events.filter(
    (event) =>
      words.every((word) => normalizeText(`${event.title} ${event.college}`).includes(word)) &&
      (state === undefined || getEventState(event, now) === state) &&
      (type === undefined || event.tag === type) &&
      Date.parse(event.endTime) > from &&
      Date.parse(event.startTime) < to,
  );
}
