import type { Category, HostEvent } from '@marquee/shared-contracts';
import { type EventState, getEventState } from '@marquee/shared-contracts/widgets/host-event';

/** A host's search and filters; undefined means any. */
export interface EventFilter {
  q: string;
  state: EventState | undefined;
  type: Category | undefined;
}

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the events that contain every word in title or organization and match state and type. */
export function filterEvents(
  events: readonly HostEvent[],
  { q, state, type }: EventFilter,
  now: number,
): HostEvent[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean);
  return events.filter(
    (event) =>
      words.every((word) => normalizeText(`${event.title} ${event.college}`).includes(word)) &&
      (state === undefined || getEventState(event, now) === state) &&
      (type === undefined || event.tag === type),
  );
}
