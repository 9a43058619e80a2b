import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** The number of times that a person renewed the secret address of the own calendar (EV-43). */
export const calendarFeeds: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql
      .raw(`alter table accounts add column calendar_renewals integer not null default 0`)
      .execute(database);
  },
};
