import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter index certificates_search set (fastupdate = off)`,
  `select gin_clean_pending_list('certificates_search')`,
  // With the name, so that an index alone skips the certificates before a numbered page.
  `drop index certificates_by_name`,
  `create index certificates_by_name on certificates (design_id, lower(name), id) include (name)`,
  `create index certificates_invalid_by_name on certificates (design_id, lower(name), id)
    where revoked_at is not null or withdrawn_at is not null`,
];

/**
 * The host's list of certificates (CE-5): a search by name read all certificates that no vacuum had seen, and a state other
 * than valid read all of the event. Writing a certificate takes a sixth longer.
 */
export const certificateSearch: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
