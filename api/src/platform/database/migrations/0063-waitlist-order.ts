import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // An index alone skips the people before a page, and counts those without an offer.
  `drop index waits_order`,
  `create index waits_order on waits (event_id, place) include (user_id, offered_until)`,
];

/** Deep pages of the waitlist read no other people (HO-18). */
export const waitlistOrder: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
