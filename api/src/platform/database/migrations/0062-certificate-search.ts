import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter index certificates_search set (fastupdate = off)`,
  `select gin_clean_pending_list('certificates_search')`,
];

/** The search by name (CE-5) read all certificates that no vacuum had seen. Writing a certificate takes a sixth longer. */
export const certificateSearch: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
