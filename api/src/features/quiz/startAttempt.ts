import { sql } from 'kysely';
import type { ApplicationParts } from '../../platform/Application';
import type { AttemptKey } from './findOwnAnswers';

/**
 * Begins the attempt of a registered person within the window, once: of two tabs the key lets one through and both go
 * on in the same attempt. The locks make it wait for a host who is just changing the questions, moving or cancelling
 * the event, or for the person's own cancellation, and make these wait for it (QZ-14, G-6). The clock is read outside
 * the locking subquery, so after the wait.
 */
export async function startAttempt(
  { clock, database }: Pick<ApplicationParts, 'clock' | 'database'>,
  { eventId, userId }: AttemptKey,
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
