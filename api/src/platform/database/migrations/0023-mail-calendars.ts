import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENT = `alter table mails add column calendar jsonb`;

/** The calendar file of a mail about an event; earlier releases send such mails without it. */
export const mailCalendars: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
