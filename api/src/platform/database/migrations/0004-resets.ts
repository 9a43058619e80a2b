import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  // One live code per email, unknown ones included, so that guessing reveals no accounts (AU-10).
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

/** Password resets (AU-1, AU-2) and the deletion mark of accounts (PR-6). */
export const resets: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
