import { formatDateTime } from '@marquee/shared-contracts';
import type { EventDraft } from './EventDraft';
import type { Change } from './requireHarmless';
import type { News } from './tellAttendees';

/** A shift by less than this is not worth a message (EV-26). */
const NOTICED_MS = 15 * 60_000;

const moved = (before: string, after: string): boolean =>
  Math.abs(Date.parse(after) - Date.parse(before)) >= NOTICED_MS;

const placeOf = ({ venue, location }: EventDraft): string => (venue === '' ? location : venue);

/** What attendees are told of a change: nothing, unless time, place, mode or link is another (EV-26). */
export function changeNews({ event, current, draft }: Change): News | undefined {
  const at = (instant: string): string => formatDateTime(instant, draft.timezone);
  const facts = [
    moved(current.startTime, draft.startTime) && `Start: ${at(draft.startTime)}`,
    moved(current.endTime, draft.endTime) && `End: ${at(draft.endTime)}`,
    current.mode !== draft.mode && `Mode: ${draft.mode === 'online' ? 'Online' : 'Offline'}`,
    placeOf(current) !== placeOf(draft) && `Where: ${placeOf(draft)}`,
    current.url !== draft.url && `Link: ${draft.url === '' ? 'none' : draft.url}`,
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return undefined;
  return {
    type: 'EVENT_CHANGED',
    title: `${draft.title} has changed`,
    message: facts.join('\n'),
    // Each saved change is a cause of its own.
    dedupeKey: `event-changed:${event.id}:${event.version + 1}`,
    mailed: true,
  };
}
