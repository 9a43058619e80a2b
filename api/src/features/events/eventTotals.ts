import type { Category, Mode } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/Database';

export interface TotalFilter {
  category?: Category | undefined;
  mode?: Mode | undefined;
}

/** The condition of the public list; the indexes and totals of listed events use the same. */
export const IS_LISTED = sql<boolean>`events.visibility = 'public' and events.deleted_at is null
  and events.cancelled_at is null`;

/** Conditions on `category` and `mode` of events or totals. */
export const isOfKind = ({ category, mode }: TotalFilter): RawBuilder<boolean> => sql`
  ${category === undefined ? sql`true` : sql`category = ${category}`}
  and ${mode === undefined ? sql`true` : sql`mode = ${mode}`}`;

/** Sums the days after the day of `now`, and counts the rest of that day. */
const countAfter = (edge: 'start' | 'end', now: RawBuilder<Date>, filter: TotalFilter) => sql<number>`(
  coalesce((
    select sum(events) from event_totals
    where edge = ${edge} and day > (${now} at time zone 'UTC')::date and ${isOfKind(filter)}
  ), 0) + (
    select count(*) from events
    where ${IS_LISTED} and ${isOfKind(filter)} and ${sql.ref(`${edge}_time`)} > ${now}
      and ${sql.ref(`${edge}_time`)} < ((${now} at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC'
  ))::int`;

/** The listed events that have not started, that have not ended, and all of them. */
export interface ListedTotals {
  upcoming: number;
  open: number;
  all: number;
}

/** Totals of listed events at a time; their cost grows with the days that have events, not with the events. */
export async function readListedTotals(
  database: Database,
  now: RawBuilder<Date>,
  filter: TotalFilter,
): Promise<ListedTotals> {
  const { rows } = await sql<ListedTotals>`
    select ${countAfter('start', now, filter)} as upcoming, ${countAfter('end', now, filter)} as open,
      coalesce((select sum(events) from event_totals where edge = 'end' and ${isOfKind(filter)}), 0)::int as all
  `.execute(database);
  const [totals] = rows;
  if (totals === undefined) throw new Error('The database did not return the totals.');
  return totals;
}
