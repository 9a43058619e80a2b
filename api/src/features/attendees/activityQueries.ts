import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { selectCheckedIn } from '../door/queries';

/** The time of the first or the last registration, which an index has at its edge. */
const selectEdge = (eventId: string, edge: RawBuilder<unknown>) =>
  sql`(select ${edge}(registered_at) from registrations where event_id = ${eventId} and state = 'ACTIVE')`;

/**
 * Registrations and views of an event by day in its own time zone (HO-16). Each day counts a range of an index, which is
 * cheaper than the day of each registration.
 */
export async function findActivityDays(database: Database, eventId: string) {
  const { rows } = await sql<{ day: string; registrations: number; views: number }>`
    with bounds as (
      select timezone, (${selectEdge(eventId, sql`min`)} at time zone timezone)::date as first,
        (${selectEdge(eventId, sql`max`)} at time zone timezone)::date as last
      from events where id = ${eventId})
    select day::text as day, sum(registrations)::int as registrations, sum(views)::int as views
    from (
      select day, (select count(*) from registrations where event_id = ${eventId} and state = 'ACTIVE'
        and registered_at >= day::timestamp at time zone timezone
        and registered_at < (day + 1)::timestamp at time zone timezone) as registrations, 0 as views
      from bounds cross join lateral (
        select first + number as day from generate_series(0, last - first) as number) as days
      union all
      select day, 0, count from event_day_views where event_id = ${eventId}
    ) as happened
    group by day having sum(registrations) + sum(views) > 0 order by day`.execute(database);
  return rows;
}

/** The numbers of registered and of checked-in people. */
export const countAttendance = (database: Database, eventId: string) =>
  database
    .selectFrom('eventSeats')
    .select([sql<number>`taken - held`.as('registrations'), selectCheckedIn(eventId).as('checkedIn')])
    .where('eventSeats.eventId', '=', eventId)
    .executeTakeFirstOrThrow();
