import type { Application } from '../Application';
import { audit } from '../audit/audit';
import type { DatabaseTransaction } from '../database/Database';
import { hasEnded } from '../quiz/hasEnded';
import { refuse } from '../refuse';
import { closeEventRequests } from '../teams/closeRequests';
import { offNews } from './cancelEvent';
import { type LockedEvent, lockEvent } from './lockEvent';
import { tellAttendees } from './tellAttendees';
import { tellHosts } from './tellHosts';

/** Takes an event out of every list and link; what people earned stays (EV-24). One that is gone already stays gone. */
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
    await closeEventRequests(transaction, { eventId, now });
    // Who was told by mail that it is cancelled needs no second one.
    const news = { ...offNews(event, 'EVENT_DELETED'), mailed: event.cancelledAt === null };
    await tellAttendees({ transaction, mailer, now }, eventId, news);
    await tellHosts(transaction, event, { ...news, actorId, now });
    await audit(transaction, { actorId, action: 'event.delete', objectId: eventId }, now);
  });
}

async function requireNoQuiz(transaction: DatabaseTransaction, event: LockedEvent): Promise<void> {
  if (event.category !== 'quiz' || event.cancelledAt !== null) return;
  if (event.startTime <= event.now && !hasEnded(event, event.now)) refuse('QUIZ_RUNNING');
  const open = await transaction
    .selectFrom('attempts')
    .select('eventId')
    .where('eventId', '=', event.id)
    .where('state', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) refuse('QUIZ_RUNNING');
}
