import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';

/** Retention of a deleted event's data, for enquiries to the operator (EV-24). */
const RETENTION_MS = 30 * 86_400_000;

/** Events per run; the next run follows an hour later. */
const MAX_EVENTS = 100;

/** Tables with an event's rows, referencing tables first. Coins, badges and the audit log stay. */
const TABLES = [
  'notifications',
  'announcements',
  'muted_announcements',
  'reminders',
  'answers',
  'attempt_names',
  'attempts',
  'quiz_questions',
  'option_counts',
  'quiz_ranks',
  'quizzes',
  'room_allocations',
  'rooms',
  'team_invites',
  'join_requests',
  'team_members',
  'teams',
  'door_scans',
  'door_links',
  'registrations',
  'waits',
  'registration_requests',
  'favourites',
  'recent_views',
  'administrator_departures',
  'event_administrators',
  'timeline_entries',
  'event_views',
  'event_impressions',
  'event_day_views',
  'event_seats',
] as const;

/** Removes events deleted more than 30 days ago with all their rows, one transaction per event. */
export async function purgeDeletedEvents(database: Database, now: Date): Promise<void> {
  for (let purged = 0; purged < MAX_EVENTS; purged += 1) {
    const more = await database.transaction().execute((transaction) => purgeNext(transaction, now));
    if (!more) return;
  }
}

async function purgeNext(transaction: DatabaseTransaction, now: Date): Promise<boolean> {
  const event = await transaction
    .selectFrom('events')
    .select('id')
    .where('deletedAt', '<=', new Date(now.getTime() - RETENTION_MS))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (event === undefined) return false;
  for (const table of TABLES)
    await sql`delete from ${sql.table(table)} where event_id = ${event.id}`.execute(transaction);
  await transaction.deleteFrom('events').where('id', '=', event.id).execute();
  await removeGuests(transaction);
  return true;
}

/** Removes what is known of guests who are registered nowhere any more (TK-9). */
const removeGuests = (transaction: DatabaseTransaction) =>
  sql`with gone as (
      delete from guests where not exists (select from registrations where user_id = account_id)
      returning account_id
    )
    update accounts set state = 'DELETED', firstname = 'Deleted user', lastname = ''
    from gone where accounts.id = gone.account_id`.execute(transaction);
