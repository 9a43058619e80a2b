import type { Category, HostEvent } from '@marquee/shared-contracts';
import { type EventState, getEventState } from './getEventState';

/** What a host looks for among the events; undefined for any. */
export interface EventFilter {
  q: string;
  state: EventState | undefined;
  type: Category | undefined;
}

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The events that hold every word in title or organization, and are of that state and type. */
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
