import type { OwnEvent } from '@marquee/shared-contracts';

type TimedEvent = Pick<OwnEvent, 'startTime' | 'endTime' | 'registrationState'>;

/**
 * The running event that began last and the next one to begin, of a person's registrations (RT-28).
 * @param now milliseconds
 */
export function pickNextEvents<Event extends TimedEvent>(
  events: readonly Event[],
  now: number,
): { running: Event | undefined; next: Event | undefined } {
  const sorted = events
    .filter(
      ({ endTime, registrationState }) => Date.parse(endTime) > now && registrationState !== 'CANCELLED',
    )
    .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
  const hasBegun = ({ startTime }: Event) => Date.parse(startTime) <= now;
  return { running: sorted.findLast(hasBegun), next: sorted.find((event) => !hasBegun(event)) };
}
