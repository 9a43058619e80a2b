import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Each row is a rotation. The keys are derived from the secret and their number, the first from 0.
  `create table ticket_keys (
    number integer generated always as identity primary key,
    created_at timestamptz not null
  )`,
  `alter table registrations add column ticket_renewals integer not null default 0`,
  `alter table mails add column ticket jsonb`,
];

/** Tickets of registrations, which are computed and not stored. */
export const tickets: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
