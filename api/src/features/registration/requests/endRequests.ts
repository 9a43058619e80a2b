import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';

/** Removes all requests of an event, whose end the caller tells. */
export async function endRequests(transaction: DatabaseTransaction, eventId: string): Promise<void> {
  await transaction.deleteFrom('registrationRequests').where('eventId', '=', eventId).execute();
}

/** Removes a person's request; returns whether there was one. */
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
  await transaction.deleteFrom('registrationRequests').where('userId', '=', accountId).execute();
}

/** Removes the requests of ended events, which nobody can approve any more (RG-22). */
export async function purgeRequests(database: Database, now: Date): Promise<void> {
  await sql`delete from registration_requests using events
    where events.id = registration_requests.event_id and events.end_time <= ${now}`.execute(database);
}
