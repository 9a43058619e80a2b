import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** Announcements to people who wait for a seat or asked to be registered (AN-2). */
export const announcementStates: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql
      .raw(
        `alter table announcements add column state text not null default 'registered'
          check (state in ('registered', 'waiting', 'pending'))`,
      )
      .execute(database);
  },
};
