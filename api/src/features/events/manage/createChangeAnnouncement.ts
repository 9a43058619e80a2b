import { formatDateTime } from '@marquee/shared-contracts';
import type { EventDraft } from './EventDraft';
import type { EventChange } from './requireCompatibleChange';
import type { EventAnnouncement } from './notifyAttendees';

/** Shorter shifts of time cause no message (EV-26). */
const MIN_SHIFT_MS = 15 * 60_000;

const hasMoved = (before: string, after: string): boolean =>
  Math.abs(Date.parse(after) - Date.parse(before)) >= MIN_SHIFT_MS;

const getPlace = ({ venue, location }: EventDraft): string => (venue === '' ? location : venue);

/** The notification to attendees of a change; undefined unless time, place, mode or link changed (EV-26). */
export function createChangeAnnouncement({
  event,
  current,
  draft,
}: EventChange): EventAnnouncement | undefined {
  const formatInstant = (instant: string): string => formatDateTime(instant, draft.timezone);
  const facts = [
    hasMoved(current.startTime, draft.startTime) && `Start: ${formatInstant(draft.startTime)}`,
    hasMoved(current.endTime, draft.endTime) && `End: ${formatInstant(draft.endTime)}`,
    current.mode !== draft.mode && `Mode: ${draft.mode === 'online' ? 'Online' : 'Offline'}`,
    getPlace(current) !== getPlace(draft) && `Where: ${getPlace(draft)}`,
    current.url !== draft.url && `Link: ${draft.url === '' ? 'none' : draft.url}`,
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return undefined;
  return {
    type: 'EVENT_CHANGED',
    title: `${draft.title} has changed`,
    message: facts.join('\n'),
    // Each saved change is a separate cause.
    dedupeKey: `event-changed:${event.id}:${event.version + 1}`,
    sendsMail: true,
  };
}
