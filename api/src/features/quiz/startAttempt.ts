import { sql } from 'kysely';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import type { AttemptOwner } from './findOwnAnswers';

/**
 * Starts a registered person's attempt within the quiz's time, once: the primary key resolves two tabs to the
 * same attempt. Locks serialize it with question edits, event changes and cancellations (QZ-14). The clock is
 * read outside the locking subquery, hence after the wait.
 */
export async function startAttempt(
  { clock, database }: TimedDatabase,
  { eventId, userId }: AttemptOwner,
): Promise<void> {
  await sql`
    insert into attempts (event_id, user_id, started_at)
    select timed.id, timed.user_id, timed.now
    from (
      select held.*, ${clock.sqlNow()} as now
      from (
        select events.id, events.start_time, events.end_time, registrations.user_id
        from events join registrations on registrations.event_id = events.id
        where events.id = ${eventId} and registrations.user_id = ${userId} and registrations.state = 'ACTIVE'
          and events.cancelled_at is null and events.deleted_at is null
        for share of events, registrations
      ) as held
    ) as timed
    where timed.start_time <= timed.now and timed.now < timed.end_time
    on conflict (event_id, user_id) do nothing
  `.execute(database);
}
