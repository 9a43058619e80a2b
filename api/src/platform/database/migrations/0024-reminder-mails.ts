import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter table accounts add column reminder_mails boolean not null default true`,
  `alter table mails add column unsubscribe_url text`,
];

/** Whether a participant wants reminders by mail, and the address that stops them in a mail's header (NT-9). */
export const reminderMails: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
