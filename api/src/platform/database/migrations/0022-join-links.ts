import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENT = `alter table events add column join_link text`;

/** The address of an online event for registered people (EV-39). */
export const joinLinks: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
