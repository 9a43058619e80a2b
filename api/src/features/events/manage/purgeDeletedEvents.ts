import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';

/** So long a deleted event's data is kept, for whoever must ask the operator what became of it (EV-24). */
const RETENTION_MS = 30 * 86_400_000;

/** Events of one round; the next one is an hour later. */
const MAX_EVENTS = 100;

/** What belongs to an event, each table before those that it refers to. Coins, badges and the audit log stay. */
const TABLES = [
  'notifications',
  'reminders',
  'answers',
  'attempts',
  'quiz_questions',
  'quizzes',
  'room_allocations',
  'rooms',
  'team_invites',
  'join_requests',
  'team_members',
  'teams',
  'registrations',
  'favourites',
  'recent_views',
  'event_administrators',
  'timeline_entries',
  'event_views',
  'event_impressions',
  'event_day_views',
  'event_seats',
] as const;

/** Removes events that were deleted 30 days ago with everything that belongs to them, each in a transaction of its own. */
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
  return true;
}
