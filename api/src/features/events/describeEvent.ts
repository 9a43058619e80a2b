import { formatDateTime } from '@marquee/shared-contracts';
import type { Selectable } from 'kysely';
import type { EventTables } from '../../platform/database/tables/eventTables';

type EventPlace = Pick<Selectable<EventTables['events']>, 'mode' | 'venue' | 'organization'>;

/** The columns for a description of an event to registered people. */
export type DescribedEvent = EventPlace &
  Pick<Selectable<EventTables['events']>, 'joinLink' | 'timezone' | 'startTime' | 'endTime'>;

/** "Online" for an online event, else the venue or, without one, the organization. */
export function describePlace({ mode, venue, organization }: EventPlace): string {
  if (mode === 'online') return 'Online';
  return venue === '' ? organization : venue;
}

/**
 * The event's times in its own zone and its place, one per line, for mails and notifications (EV-5). They contain the
 * join link, so only registered people and hosts may receive them (EV-39).
 */
export function describeEvent(event: DescribedEvent): string {
  const formatInstant = (instant: Date): string => formatDateTime(instant.toISOString(), event.timezone);
  return [
    `Start: ${formatInstant(event.startTime)}`,
    `End: ${formatInstant(event.endTime)}`,
    `Where: ${describePlace(event)}`,
    ...(event.joinLink === null ? [] : [`Join: ${event.joinLink}`]),
  ].join('\n');
}
