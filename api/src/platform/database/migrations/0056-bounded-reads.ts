import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Minutes for hundreds of thousands of events.
  `set local statement_timeout = '600s'`,
  `set local maintenance_work_mem = '256MB'`,
  // With the owner, so that a host's search reads no other host's names; a misspelled word is searched among all owners.
  `create index events_names_of_owner on events using gin (owner_id, search_names gin_trgm_ops) with (fastupdate = off)`,
  `drop index events_search_names`,
  // Published events have an index that answers the states of a list alone; drafts are few.
  `create index events_published_of_owner on events (owner_id, start_time, id)
    include (end_time, cancelled_at, category) where deleted_at is null and draft is null`,
  `create index events_drafts_of_owner on events (owner_id, last_update desc, id)
    where deleted_at is null and draft is not null`,
  `drop index events_of_owner_by_start`,
  // A sample of the next events tells how many days a search reads, and an index has the events in the order of their ends.
  `drop index events_search_ends`,
  // Few, so that a count of people leaves them out without reading every account.
  `create index accounts_inactive on accounts (id) where state <> 'ACTIVE'`,
];

/** Indexes of a host's events (EV-31, HO-12) and of inactive accounts (CE-3); a search needs one less (RT-14). */
export const boundedReads: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
