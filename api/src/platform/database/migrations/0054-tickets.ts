import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // The keys themselves are derived from the secret and these numbers.
  `create table ticket_keys (
    number integer generated always as identity primary key,
    created_at timestamptz not null
  )`,
  `insert into ticket_keys (created_at) values (now())`,
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
