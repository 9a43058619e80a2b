import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const LISTED = `visibility = 'public' and deleted_at is null and cancelled_at is null`;

const INDEXES = [
  // The included columns let a page be chosen from the index alone.
  `create index events_newest on events (created_at desc, id desc)
    include (visibility, start_time, end_time, category, mode) where deleted_at is null and cancelled_at is null`,
  `create index events_cancelled on events (created_at desc, id desc)
    where deleted_at is null and cancelled_at is not null`,
  `create index events_running on events using gist (tstzrange(start_time, end_time)) where ${LISTED}`,
  `create index events_of_category on events (category, start_time, register_end, id) where ${LISTED}`,
  `create index events_ending on events (end_time) where ${LISTED}`,
];

/** The rows of a transition table by edge and day; `sign` is 1 for added rows and -1 for removed ones. */
const selectEdges = (table: string, sign: number): string => `
  select edge, (at at time zone 'UTC')::date as day, category, mode, ${sign} as change
  from ${table} cross join lateral (values ('start', start_time), ('end', end_time)) as edges (edge, at)
  where ${LISTED}`;

// Sorted, so that concurrent statements lock the totals in one order.
const saveChanges = (changes: readonly string[]): string => `
  insert into event_totals (edge, day, category, mode, events)
  select edge, day, category, mode, sum(change) from (${changes.join(' union all ')}) as changes
  group by edge, day, category, mode having sum(change) <> 0
  order by edge, day, category, mode
  on conflict (edge, day, category, mode) do update set events = event_totals.events + excluded.events;`;

const ADDED = selectEdges('added', 1);
const REMOVED = selectEdges('removed', -1);

/** A trigger per statement, because a transition table exists only for its own kind of statement. */
const createTrigger = (operation: string, tables: string, changes: readonly string[]): string[] => [
  `create function total_events_on_${operation}() returns trigger language plpgsql as $$
    begin ${saveChanges(changes)} return null; end $$`,
  `create trigger total_events_on_${operation} after ${operation} on events referencing ${tables}
    for each statement execute function total_events_on_${operation}()`,
];

// Listed events by the UTC day of their start and of their end, so that a total by time is a sum of days.
const TOTALS = [
  `create table event_totals (
    edge text not null check (edge in ('start', 'end')),
    day date not null,
    category text not null,
    mode text not null,
    events integer not null,
    primary key (edge, day, category, mode)
  )`,
  saveChanges([selectEdges('events', 1)]),
  ...createTrigger('insert', 'new table as added', [ADDED]),
  ...createTrigger('update', 'old table as removed new table as added', [REMOVED, ADDED]),
  ...createTrigger('delete', 'old table as removed', [REMOVED]),
];

/** Indexes of event lists, and the totals of public events by day (RG-2). */
export const eventLists: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of [...INDEXES, ...TOTALS]) await sql.raw(statement).execute(database);
  },
};
