import { MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { IS_LISTED, isOfKind, readListedTotals, type TotalFilter } from './eventTotals';
import { CARD_COLUMNS } from './toEventCard';
import { cutPage } from '../../platform/http/cutPage';
import { type PageInput, toOffset } from '../../platform/http/toOffset';
import { createEventOrder } from './createEventOrder';
import { isJoinable } from './eventConditions';

interface Filter extends TotalFilter {
  open?: unknown;
  from?: string | undefined;
  to?: string | undefined;
}

const ORDER = sql`start_time, register_end, id`;
/** Without a search text all events have the same rank. */
const CURSORS = createEventOrder(sql.lit(0));

/**
 * One page of listed events that have not ended, soonest first, with the total, which open registration or a period counts up
 * to 1,000 (RT-30).
 */
export async function findPublicEventPage(
  { clock, database }: TimedDatabase,
  { page, size, after, ...filter }: Filter & PageInput,
) {
  const offset = toOffset({ page, size, after });
  const limit = size + 1;
  const now = sql<Date>`(select ${clock.sqlNow()})`;
  const rows = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select([clock.sqlNow().as('now'), CURSORS.selectPosition()])
    .where('events.id', 'in', selectKeys({ filter, now, isBehind: CURSORS.isBehind(after), offset, limit }))
    .orderBy('events.startTime')
    .orderBy('events.registerEnd')
    .orderBy('events.id')
    .execute();
  const isWhole = after === undefined && page === 0 && rows.length <= size;
  if (isWhole) return { ...cutPage(rows, size), total: rows.length };
  const isCounted = [filter.open, filter.from, filter.to].every((condition) => condition === undefined);
  const total = isCounted
    ? (await readListedTotals(database, now, filter)).open
    : await countFirst(database, { filter, now });
  return { ...cutPage(rows, size), total };
}

async function countFirst(database: Database, filter: Pick<Keys, 'filter' | 'now'>): Promise<number> {
  const keys = selectKeys({ ...filter, isBehind: sql.lit(true), offset: 0, limit: MAX_SEARCH_HITS });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${keys} as found`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

interface Keys {
  filter: Filter;
  now: RawBuilder<Date>;
  isBehind: RawBuilder<boolean>;
  offset: number;
  limit: number;
}

/**
 * Events that take place at the beginning of the period come before those that start later, and each part has an index in its
 * order, so that events which ended before it are never read. A page skips events of the second part in the index.
 */
function selectKeys({ filter, now, isBehind, offset, limit }: Keys): RawBuilder<string> {
  const { open, from, to } = filter;
  const beginning =
    from === undefined ? now : sql<Date>`(select greatest(${now}, ${new Date(from)}::timestamptz))`;
  const isOpen = open === undefined ? sql`true` : isJoinable(expressionBuilder<Tables, 'events'>(), now);
  const selectFrom = (source: RawBuilder<unknown>) => sql`
    select id, start_time, register_end from ${source}
    where ${IS_LISTED} and ${isOfKind(filter)} and ${isBehind} and ${isOpen}
      and ${to === undefined ? sql`true` : sql`start_time < ${new Date(to)}`}`;
  // `offset 0`, because the planner overestimates the running events, and would read all of a type to intersect them.
  const running = sql`(
    select * from events where ${IS_LISTED} and tstzrange(start_time, end_time) @> ${beginning} offset 0) as events`;
  // Materialized, so that the planner does not sort ended events by their start to find the running ones.
  return sql<string>`(
    with running as materialized (${selectFrom(running)}),
    counted as (select count(*) as events from running),
    upcoming as (${selectFrom(sql`events`)} and start_time > ${beginning}
      order by ${ORDER} limit ${limit}::int offset greatest(${offset}::int - (select events from counted), 0))
    select id from (select * from running union all select * from upcoming) as parts
    order by ${ORDER} limit ${limit}::int offset least(${offset}::int, (select events from counted)))`;
}
