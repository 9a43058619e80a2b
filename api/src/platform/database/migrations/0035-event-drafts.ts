import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENT = `alter table events add column draft jsonb`;

/**
 * Adds the choices of hosts for a draft; null for a published event. The other columns show a draft as a private event of
 * the far future, so that lists, totals and jobs, also of older releases, leave it out (EV-41).
 */
export const eventDrafts: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
