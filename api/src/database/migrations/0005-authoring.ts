import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `create table idempotency_keys (
    account_id uuid not null references accounts (id) on delete cascade,
    route text not null,
    key text not null,
    object_id uuid not null,
    created_at timestamptz not null,
    primary key (account_id, route, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
];

/** Creating something once, however often it is asked for (G-7). */
export const authoring: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
