import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { hasQuizEnded } from '../../quiz/hasQuizEnded';
import { refuse } from '../../../platform/http/refuse';
import { endRequests } from '../../registration/requests/endRequests';
import { endWaits } from '../../registration/waitlist/endWaits';
import { expireRequestsOfEvent } from '../../teams/closeRequests';
import { createCancellationAnnouncement } from './cancelEvent';
import { type LockedEvent, lockEvent } from '../lockEvent';
import { notifyAttendees, toNextVersion } from './notifyAttendees';
import { notifyHosts } from './notifyHosts';

/**
 * Removes an event from every list and link; earned coins stay (EV-24). Deleting again changes nothing.
 * @throws `EVENT_NOT_DELETED` for an ended event, `QUIZ_RUNNING` during its quiz
 */
export function deleteEvent(
  { clock, database, mailer }: Application,
  { eventId, actorId }: { eventId: string; actorId: string },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, eventId, clock);
    const { now } = event;
    if (event.deletedAt !== null) return;
    if (event.endTime <= now) refuse('EVENT_NOT_DELETED');
    await requireNoQuiz(transaction, event);
    await transaction
      .updateTable('events')
      .set({ deletedAt: now, lastUpdate: now, version: event.version + 1 })
      .where('id', '=', eventId)
      .execute();
    await expireRequestsOfEvent(transaction, { eventId, now });
    // The mail about the cancellation makes a second mail superfluous.
    const news = {
      ...createCancellationAnnouncement(event, 'EVENT_DELETED'),
      sendsMail: event.cancelledAt === null,
    };
    await notifyAttendees({ transaction, mailer, now }, toNextVersion(event), news);
    await endWaits(transaction, { eventId });
    await endRequests(transaction, eventId);
    await notifyHosts(transaction, event, { ...news, actorId, now });
    await writeAuditEntry(transaction, { actorId, action: 'event.delete', objectId: eventId }, now);
  });
}

async function requireNoQuiz(transaction: DatabaseTransaction, event: LockedEvent): Promise<void> {
  if (event.category !== 'quiz' || event.cancelledAt !== null) return;
  if (event.startTime <= event.now && !hasQuizEnded(event, event.now)) refuse('QUIZ_RUNNING');
  const open = await transaction
    .selectFrom('attempts')
    .select('eventId')
    .where('eventId', '=', event.id)
    .where('state', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) refuse('QUIZ_RUNNING');
}
