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

/** Whether an event is within the period; one without dates, a draft, only without a period. */
function isInPeriod({ missing = [], startTime, endTime }: HostEvent, period: Period, now: number): boolean {
  const { from, to } = toInterval(period, now);
  if (from === undefined && to === undefined) return true;
  if (missing.includes('startTime') || missing.includes('endTime')) return false;
  return Date.parse(endTime) > (from ?? -Infinity) && Date.parse(startTime) < (to ?? Infinity);
}

/** Returns the events that contain every word in title or organization and match state, type and period. */
export function filterEvents(
  events: readonly HostEvent[],
  { q, state, type, period }: EventFilter,
  now: number,
): HostEvent[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean);
  return events.filter(
    (event) =>
      words.every((word) => normalizeText(`${event.title} ${event.college}`).includes(word)) &&
      (state === undefined || getEventState(event, now) === state) &&
      (type === undefined || event.tag === type) &&
      isInPeriod(event, period, now),
  );
}
