import { sql } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { cancelRequestsOfUser } from '../teams/closeRequests';
import { leaveOwnTeam } from '../teams/leaveTeam';
import { lockRegistration } from '../teams/lockTeam';

interface Cancellation {
  eventId: string;
  userId: string;
  clock: Clock;
}

/**
 * Cancels a registration, leaves the team and releases the seat (RG-11). Locks the registration first, then
 * team and seats, the usual order. Returns the event, or undefined if it was cancelled before.
 */
export async function cancelRegistration(
  transaction: DatabaseTransaction,
  { eventId, userId, clock }: Cancellation,
) {
  if (!(await lockRegistration(transaction, eventId, userId))) return undefined;
  const event = await findEventToCancel(transaction, { eventId, userId, clock });
  const { now } = event;
  if (event.attempt !== null) refuse('ATTEMPT_EXISTS');
  // A running event cannot be left, even while registration is open.
  if (now >= event.registerEnd || now >= event.startTime) refuse('CANCELLATION_CLOSED');
  await leaveOwnTeam(transaction, { eventId, userId, clock });
  await cancelRequestsOfUser(transaction, { eventId, userId, now });
  // A later registration gets no previous room, because somebody else may have it by then (RM-3).
  await transaction
    .deleteFrom('roomAllocations')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  await transaction
    .updateTable('registrations')
    .set({ state: 'CANCELLED' })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  await transaction
    .updateTable('eventSeats')
    .set({ taken: sql`taken - 1` })
    .where('eventId', '=', eventId)
    .execute();
  return event;
}

/** A separate statement after the lock, so that the clock is read after the wait. */
const findEventToCancel = (transaction: DatabaseTransaction, { eventId, userId, clock }: Cancellation) =>
  transaction
    .selectFrom('events')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.eventId', '=', 'events.id').on('attempts.userId', '=', userId),
    )
    .select(['events.title', 'events.registerEnd', 'events.startTime', 'attempts.state as attempt'])
    .select(clock.sqlNow().as('now'))
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
