import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

// The previous release writes mails without these columns and delivers them by its own queue
// (`takeOverJobs.ts`).
const STATEMENTS = [
  `alter table mails
    add column kind text check (kind in ('code', 'single', 'bulk')),
    add column sealed text,
    add column due_at timestamptz,
    add column claimed_by uuid,
    add column claimed_until timestamptz,
    add column tries integer not null default 0,
    add column given_up_at timestamptz`,
  `create index mails_due on mails (kind, due_at) where sent_at is null and given_up_at is null`,
  `create index mails_given_up on mails (given_up_at) where given_up_at is not null`,
  `create index mails_of_address on mails (to_address)`,
];

/** Delivery from the outbox: lanes by kind, claims with a lease, bodies encrypted until sent. */
export const mailDelivery: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
