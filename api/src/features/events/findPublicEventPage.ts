import { sql } from 'kysely';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { IS_LISTED, isOfKind, readListedTotals, type TotalFilter } from './eventTotals';
import { CARD_COLUMNS } from './toEventCard';
import { toOffset } from '../../platform/http/toOffset';

interface Page extends TotalFilter {
  page: number;
  size: number;
}

const ORDER = sql`start_time, register_end, id`;

/**
 * One page of listed events that have not ended, soonest first, with the total. Running events come before upcoming ones,
 * and each part has an index in its order, so that ended events are never read.
 */
export async function findPublicEventPage(
  { clock, database }: TimedDatabase,
  { page, size, ...filter }: Page,
) {
  const offset = toOffset({ page, size });
  const now = sql<Date>`(select ${clock.sqlNow()})`;
  const selectListed = sql`
    select id, start_time, register_end from events where ${IS_LISTED} and ${isOfKind(filter)}`;
  // Materialized, so that the planner does not sort ended events by their start to find the running ones.
  const keys = sql<string>`(
    with running as materialized (${selectListed} and tstzrange(start_time, end_time) @> ${now}),
    upcoming as (${selectListed} and start_time > ${now} order by ${ORDER} limit ${offset + size}::int)
    select id from (select * from running union all select * from upcoming) as parts
    order by ${ORDER} limit ${size}::int offset ${offset}::int)`;
  const rows = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select(clock.sqlNow().as('now'))
    .where('events.id', 'in', keys)
    .orderBy('events.startTime')
    .orderBy('events.registerEnd')
    .orderBy('events.id')
    .execute();
  if (page === 0 && rows.length < size) return { rows, total: rows.length };
  return { rows, total: (await readListedTotals(database, now, filter)).open };
}
