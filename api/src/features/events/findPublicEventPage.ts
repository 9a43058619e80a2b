import { sql } from 'kysely';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { IS_LISTED, isOfKind, readListedTotals, type TotalFilter } from './eventTotals';
import { CARD_COLUMNS } from './toEventCard';
import { cutPage } from '../../platform/http/cutPage';
import { type PageInput, toOffset } from '../../platform/http/toOffset';
import { createEventOrder } from './createEventOrder';

type Page = TotalFilter & PageInput;

const ORDER = sql`start_time, register_end, id`;
/** Without a search text all events have the same rank. */
const CURSORS = createEventOrder(sql.lit(0));

/**
 * One page of listed events that have not ended, soonest first, with the total. Running events come before upcoming ones,
 * and each part has an index in its order, so that ended events are never read.
 */
export async function findPublicEventPage(
  { clock, database }: TimedDatabase,
  { page, size, after, ...filter }: Page,
) {
  const offset = toOffset({ page, size, after });
  const limit = size + 1;
  const now = sql<Date>`(select ${clock.sqlNow()})`;
  const selectListed = sql`
    select id, start_time, register_end from events
    where ${IS_LISTED} and ${isOfKind(filter)} and ${CURSORS.isBehind(after)}`;
  // Materialized, so that the planner does not sort ended events by their start to find the running ones.
  const keys = sql<string>`(
    with running as materialized (${selectListed} and tstzrange(start_time, end_time) @> ${now}),
    upcoming as (${selectListed} and start_time > ${now} order by ${ORDER} limit ${offset + limit}::int)
    select id from (select * from running union all select * from upcoming) as parts
    order by ${ORDER} limit ${limit}::int offset ${offset}::int)`;
  const rows = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select([clock.sqlNow().as('now'), CURSORS.selectPosition()])
    .where('events.id', 'in', keys)
    .orderBy('events.startTime')
    .orderBy('events.registerEnd')
    .orderBy('events.id')
    .execute();
  const isWhole = after === undefined && page === 0 && rows.length <= size;
  const total = isWhole ? rows.length : (await readListedTotals(database, now, filter)).open;
  return { ...cutPage(rows, size), total };
}
