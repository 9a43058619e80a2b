import type { RequestState } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';
import { getAnswerKey } from './teamNotifications';

/** Seconds in which a leader may undo a rejection, more than a toast stays (TM-19). */
const UNDO_SECONDS = 60;

interface FinalState {
  state: Exclude<RequestState, 'PENDING'>;
  now: Date;
}

/** Sets the final state of one pending request. */
export async function closeRequest(
  transaction: DatabaseTransaction,
  request: { id: string },
  { state, now }: FinalState,
): Promise<void> {
  const rejectionMailDueAt = state === 'REJECTED' ? new Date(now.getTime() + UNDO_SECONDS * 1_000) : null;
  const rows = await transaction
    .updateTable('joinRequests')
    .set({ state, answeredAt: now, rejectionMailDueAt })
    .where('id', '=', request.id)
    .where('state', '=', 'PENDING')
    .returning('id')
    .execute();
  publishToAccounts(transaction, await updateRequestNotifications(transaction, rows, state));
}

/** Returns a rejected request to the pending ones, and takes back the notification of the answer. */
export async function reopenRequest(
  transaction: DatabaseTransaction,
  request: { id: string; userId: string },
): Promise<void> {
  await transaction
    .updateTable('joinRequests')
    .set({ state: 'PENDING', answeredAt: null, rejectionMailDueAt: null })
    .where('id', '=', request.id)
    .execute();
  await transaction
    .deleteFrom('notifications')
    .where('recipientId', '=', request.userId)
    .where('dedupeKey', '=', getAnswerKey(request.id))
    .execute();
  const leaders = await updateRequestNotifications(transaction, [request], 'PENDING');
  publishToAccounts(transaction, [...leaders, request.userId]);
}

/** Withdraws a person's pending requests in an event, because a member needs no other team (TM-3). */
export async function cancelRequestsOfUser(
  transaction: DatabaseTransaction,
  { eventId, userId, now }: { eventId: string; userId: string; now: Date },
): Promise<void> {
  const rows = await transaction
    .updateTable('joinRequests')
    .set({ state: 'CANCELLED', answeredAt: now })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('state', '=', 'PENDING')
    .returning('id')
    .execute();
  publishToAccounts(transaction, await updateRequestNotifications(transaction, rows, 'CANCELLED'));
}

/** Closes the pending requests of a cancelled or deleted event (EV-23, EV-24). */
export async function expireRequestsOfEvent(
  transaction: DatabaseTransaction,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> {
  const rows = await transaction
    .updateTable('joinRequests')
    .set({ state: 'EXPIRED', answeredAt: now })
    .where('eventId', '=', eventId)
    .where('state', '=', 'PENDING')
    .returning('id')
    .execute();
  publishToAccounts(transaction, await updateRequestNotifications(transaction, rows, 'EXPIRED'));
}

/** Expires the pending requests of events that are past `getTeamDeadline` or gone. */
export async function expireOverdueRequests(database: Database, now: Date): Promise<void> {
  const rows = await database
    .updateTable('joinRequests')
    .from('events')
    .set({ state: 'EXPIRED', answeredAt: now })
    .whereRef('events.id', '=', 'joinRequests.eventId')
    .where('joinRequests.state', '=', 'PENDING')
    .where((eb) =>
      eb.or([
        eb.and([eb('events.registerEnd', '<=', now), eb('events.startTime', '<=', now)]),
        eb('events.cancelledAt', 'is not', null),
        eb('events.deletedAt', 'is not', null),
      ]),
    )
    .returning('joinRequests.id')
    .execute();
  await updateRequestNotifications(database, rows, 'EXPIRED');
}

/**
 * Updates the leader's notifications with the state of their requests (TM-6); a former leader outside the
 * team keeps the old notifications.
 */
async function updateRequestNotifications(
  database: Database,
  requests: readonly { id: string }[],
  state: RequestState,
): Promise<string[]> {
  if (requests.length === 0) return [];
  const ids = sql.join(requests.map(({ id }) => sql`${id}::uuid`));
  const { rows } = await sql<{ recipientId: string }>`
    update notifications set action = jsonb_set(action, '{state}', to_jsonb(${state}::text))
    from join_requests request
    join team_members member on member.event_id = request.event_id and member.team_id = request.team_id
    where request.id in (${ids}) and notifications.recipient_id = member.user_id
      and notifications.dedupe_key = 'join-request:' || request.id
    returning notifications.recipient_id
  `.execute(database);
  return rows.map(({ recipientId }) => recipientId);
}

const publishToAccounts = (transaction: DatabaseTransaction, recipients: readonly string[]): void =>
  publishAfterCommit(
    transaction,
    recipients.map((id) => `account:${id}` as const),
  );
