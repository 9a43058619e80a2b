import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

interface Counted {
  table: 'waits' | 'registration_requests';
  /** The column of `event_seats`. */
  column: 'waiting' | 'requests';
  condition: string;
}

const WAITS: Counted = { table: 'waits', column: 'waiting', condition: 'true' };
const REQUESTS: Counted = {
  table: 'registration_requests',
  column: 'requests',
  condition: `state = 'PENDING'`,
};

const TRANSITIONS = {
  insert: { tables: 'new table as added', added: true, removed: false },
  update: { tables: 'old table as removed new table as added', added: true, removed: true },
  delete: { tables: 'old table as removed', added: false, removed: true },
};

/** A trigger per statement, because a transition table exists only for its own kind of statement. */
function createTrigger({ table, column, condition }: Counted, operation: keyof typeof TRANSITIONS): string[] {
  const { tables, added, removed } = TRANSITIONS[operation];
  const changes = [
    ...(added ? [`select event_id, 1 as change from added where ${condition}`] : []),
    ...(removed ? [`select event_id, -1 as change from removed where ${condition}`] : []),
  ].join(' union all ');
  const name = `count_${table}_on_${operation}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      update event_seats set ${column} = ${column} + changed.change
      from (
        select event_id, sum(change) as change from (${changes}) as changes group by event_id having sum(change) <> 0
      ) as changed
      where event_seats.event_id = changed.event_id;
      return null;
    end $$`,
    `create trigger ${name} after ${operation} on ${table} referencing ${tables}
      for each statement execute function ${name}()`,
  ];
}

const STATEMENTS = [
  // The locks of the triggers' creation keep changes away until the rows are counted.
  `alter table event_seats add column waiting integer not null default 0, add column requests integer not null default 0`,
  ...createTrigger(WAITS, 'insert'),
  ...createTrigger(WAITS, 'delete'),
  ...createTrigger(REQUESTS, 'insert'),
  ...createTrigger(REQUESTS, 'update'),
  ...createTrigger(REQUESTS, 'delete'),
  ...[WAITS, REQUESTS].map(
    ({ table, column, condition }) => `update event_seats set ${column} = counted.rows
      from (select event_id, count(*) as rows from ${table} where ${condition} group by event_id) as counted
      where event_seats.event_id = counted.event_id`,
  ),
  // With the columns that filter a host's list, so that an index alone counts and skips events.
  `drop index events_of_owner_newest`,
  `create index events_of_owner_newest on events (owner_id, last_update desc, id)
    include (category, end_time, cancelled_at) where deleted_at is null`,
];

/** The people who wait and who ask, counted by event (RG-19, RG-22), and the filters of a host's list (HO-12). */
export const waitingCounts: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
