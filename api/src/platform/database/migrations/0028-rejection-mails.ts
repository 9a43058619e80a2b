import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter table join_requests add column rejection_mail_due_at timestamptz`,
  `create index join_requests_rejection_mails on join_requests (rejection_mail_due_at)
    where rejection_mail_due_at is not null`,
];

/** When the mail about a rejection leaves; until then the leader may undo it (TM-19). */
export const rejectionMails: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
