import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Minutes for hundreds of thousands of events.
  `set local statement_timeout = '600s'`,
  `set local maintenance_work_mem = '256MB'`,
  // The words of listed events with the month and the day of their end.
  `create index events_search_ends on events
    using gin (search_words, date_trunc('month', end_time at time zone 'UTC'),
      date_trunc('day', end_time at time zone 'UTC')) with (fastupdate = off)
    where visibility = 'public' and deleted_at is null and cancelled_at is null`,
  `drop index events_search_upcoming`,
];

/** An index that finds the words of events by the day of their end (RT-14). */
export const searchDays: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
