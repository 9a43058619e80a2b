import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  // One live code for each e-mail, for unknown ones as well: who guesses learns nothing about accounts (AU-10).
  `create table reset_codes (
    email text primary key,
    account_id uuid references accounts (id) on delete cascade,
    code_hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  `create index reset_codes_of_account on reset_codes (account_id)`,
  `create table reset_tokens (
    token_hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index reset_tokens_of_account on reset_tokens (account_id)`,

  `alter table accounts drop constraint accounts_state_check`,
  `alter table accounts add constraint accounts_state_check
    check (state in ('ACTIVE', 'SUSPENDED', 'DELETED'))`,
];

/** Proofs for a forgotten password (AU-1, AU-2), and accounts that were deleted but for what others need (PR-6). */
export const resets: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
