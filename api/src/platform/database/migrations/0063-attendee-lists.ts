import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // An index alone skips the people before a page, and counts those without an offer.
  `drop index waits_order`,
  `create index waits_order on waits (event_id, place) include (user_id, offered_until)`,
  `create index registrations_by_type on registrations (event_id, type, registered_at, id) include (user_id)
    where state = 'ACTIVE'`,
];

/** Deep pages of the waitlist (HO-18), and participants of one type (HO-1), read no other people. */
export const attendeeLists: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
