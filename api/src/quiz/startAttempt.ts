import { sql } from 'kysely';
import type { Database } from '../database/Database';
import type { Taker } from './findTaking';

/**
 * Begins the attempt of a registered person within the window, once: of two tabs the key lets one through and both go
 * on in the same attempt. The locks make it wait for a host who is just changing the questions, moving or cancelling
 * the event, or for the person's own cancellation, and make these wait for it (QZ-14, G-6).
 */
export async function startAttempt(database: Database, { eventId, userId }: Taker, now: Date): Promise<void> {
  await sql`
    insert into attempts (event_id, user_id, started_at)
    select events.id, registrations.user_id, ${now}::timestamptz
    from events join registrations on registrations.event_id = events.id
    where events.id = ${eventId} and registrations.user_id = ${userId} and registrations.state = 'ACTIVE'
      and events.cancelled_at is null and events.deleted_at is null
      and events.start_time <= ${now} and ${now} < events.end_time
    for share of events, registrations
    on conflict (event_id, user_id) do nothing
  `.execute(database);
}
