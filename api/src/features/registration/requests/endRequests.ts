import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';

/** Removes all requests of an event, whose end the caller tells. The caller has locked the seats, which count them. */
export async function endRequests(transaction: DatabaseTransaction, eventId: string): Promise<void> {
  await transaction.deleteFrom('registrationRequests').where('eventId', '=', eventId).execute();
}

/** Removes a person's request; returns whether there was one. The caller has locked the seats. */
export async function endOwnRequest(
  database: Database,
  { eventId, userId, state }: { eventId: string; userId: string; state?: 'PENDING' },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('registrationRequests')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'PENDING'))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes all requests of an account (PR-6). */
export async function leaveRequests(
  transaction: DatabaseTransaction,
  { accountId }: { accountId: string },
): Promise<void> {
  await sql`select 1 from event_seats
    where event_id in (select event_id from registration_requests where user_id = ${accountId})
    order by event_id for update`.execute(transaction);
  await transaction.deleteFrom('registrationRequests').where('userId', '=', accountId).execute();
}

/** Removes the requests of ended events, which nobody can approve any more (RG-22). */
export async function purgeRequests(database: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ eventId: string }>`
    select distinct registration_requests.event_id as "eventId" from registration_requests
    join events on events.id = registration_requests.event_id where events.end_time <= ${now}`.execute(
    database,
  );
  for (const { eventId } of rows)
    await database.transaction().execute(async (transaction) => {
      await sql`select 1 from event_seats where event_id = ${eventId} for update`.execute(transaction);
      await endRequests(transaction, eventId);
    });
}
