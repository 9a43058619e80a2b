import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

// An earlier release adds administrators without a role, who then may do what they may there.
const addRole = (table: string): string => `alter table ${table}
  add column role text not null default 'MANAGER' check (role in ('MANAGER', 'EDITOR', 'DESK'))`;

/** What an administrator may do at an event (HO-19). */
export const administratorRoles: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const table of ['event_administrators', 'administrator_departures'])
      await sql.raw(addRole(table)).execute(database);
  },
};
