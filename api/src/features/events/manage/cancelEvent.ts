import { formatDateTime } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Clock } from '../../../platform/clock';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { Mailer } from '../../../platform/mail/Mailer';
import { refuse } from '../../../platform/http/refuse';
import { endRequests } from '../../registration/requests/endRequests';
import { endWaits } from '../../registration/waitlist/endWaits';
import { expireRequestsOfEvent } from '../../teams/closeRequests';
import { type LockedEvent, lockEvent } from '../lockEvent';
import { type EventAnnouncement, notifyAttendees, toNextVersion } from './notifyAttendees';
import { notifyHosts } from './notifyHosts';

/**
 * Cancels an event: notifies registered people and other hosts, closes team requests, voids open attempts
 * (EV-23). Cancelling again changes nothing. The caller checks permission first; a null actor is the
 * operator.
 * @throws `NOT_FOUND`, `EVENT_NOT_PUBLISHED` or `EVENT_ENDED`
 */
export async function cancelEvent(
  transaction: DatabaseTransaction,
  mailer: Mailer,
  { eventId, actorId, clock }: { eventId: string; actorId: string | null; clock: Clock },
): Promise<void> {
  const event = await lockEvent(transaction, eventId, clock);
  const { now } = event;
  if (event.deletedAt !== null) refuse('NOT_FOUND');
  if (event.draft !== null) refuse('EVENT_NOT_PUBLISHED');
  if (event.cancelledAt !== null) return;
  if (event.endTime <= now) refuse('EVENT_ENDED');
  await transaction
    .updateTable('events')
    .set({ cancelledAt: now, lastUpdate: now, version: event.version + 1 })
    .where('id', '=', eventId)
    .execute();
  await transaction
    .updateTable('attempts')
    .set({ state: 'VOID' })
    .where('eventId', '=', eventId)
    .where('state', '=', 'OPEN')
    .execute();
  await expireRequestsOfEvent(transaction, { eventId, now });
  const news = createCancellationAnnouncement(event, 'EVENT_CANCELLED');
  await notifyAttendees({ transaction, mailer, now }, toNextVersion(event), news);
  await endWaits(transaction, { eventId });
  await endRequests(transaction, eventId);
  await notifyHosts(transaction, event, { ...news, actorId, now });
  await writeAuditEntry(transaction, { actorId, action: 'event.cancel', objectId: eventId }, now);
}

/** The notification to attendees of a cancelled event. */
export function createCancellationAnnouncement(
  event: LockedEvent,
  type: 'EVENT_CANCELLED' | 'EVENT_DELETED',
): EventAnnouncement {
  const start = formatDateTime(event.startTime.toISOString(), event.timezone);
  return {
    type,
    ...(event.draft === null
      ? { title: `${event.title} was cancelled`, message: `It was scheduled for ${start}.` }
      : { title: `${event.title} was deleted`, message: 'It was a draft.' }),
    dedupeKey: `${type}:${event.id}`,
    sendsMail: true,
  };
}
