import { formatDateTime } from '@marquee/shared-contracts';
import { describePlace } from '../describeEvent';
import type { EventValues } from './EventValues';
import type { EventChange } from './requireCompatibleChange';
import type { EventAnnouncement } from './notifyAttendees';

/** Shorter shifts of time cause no message (EV-26). */
const MIN_SHIFT_MS = 15 * 60_000;

const hasMoved = (before: string, after: string): boolean =>
  Math.abs(Date.parse(after) - Date.parse(before)) >= MIN_SHIFT_MS;

const getPlace = ({ mode, venue, location }: EventValues): string =>
  describePlace({ mode, venue, organization: location });

const describeChange = (name: string, before: string, after: string): string =>
  `${name}: ${before === '' ? 'none' : before} → ${after === '' ? 'none' : after}`;

/** Only the new join link, so that nobody opens the old one (EV-39). */
const describeJoinLink = ({ joinLink, mode }: EventValues): string | false =>
  joinLink === '' ? mode === 'online' && 'The link to join was removed.' : `Join: ${joinLink}`;

/** The changed facts that registered people are told, old and new (EV-26). */
function listChanges({ current, values }: EventChange): string[] {
  const formatInstant = (instant: string): string => formatDateTime(instant, values.timezone);
  const describeTime = (name: string, field: 'startTime' | 'endTime') =>
    hasMoved(current[field], values[field]) &&
    describeChange(name, formatInstant(current[field]), formatInstant(values[field]));
  const [before, after] = [getPlace(current), getPlace(values)];
  return [
    describeTime('Start', 'startTime'),
    describeTime('End', 'endTime'),
    before !== after && describeChange('Where', before, after),
    current.url !== values.url && describeChange('Website', current.url, values.url),
    current.joinLink !== values.joinLink && describeJoinLink(values),
  ].filter((change) => change !== false);
}

/** The number of links that the change added or replaced; each is one of the changes. */
const countNewLinks = ({ current, values }: EventChange): number =>
  [
    values.url !== '' && values.url !== current.url,
    values.joinLink !== '' && values.joinLink !== current.joinLink,
  ].filter(Boolean).length;

/** The notification to attendees of a change; undefined unless time, place, mode or a link changed (EV-26). */
export function createChangeAnnouncement(change: EventChange): EventAnnouncement | undefined {
  const { event, values } = change;
  const changes = listChanges(change);
  if (changes.length === 0) return undefined;
  return {
    type: 'EVENT_CHANGED',
    title: `${values.title} ${changes.length === countNewLinks(change) ? 'has a new link' : 'has changed'}`,
    message: changes.join('\n'),
    // Each saved change is a separate cause.
    dedupeKey: `event-changed:${event.id}:${event.version + 1}`,
    sendsMail: true,
  };
}
