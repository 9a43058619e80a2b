import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Several resets of an email may be live, so strangers void nobody's. The previous release still uses
  // reset_codes.
  `create table password_resets (
    id uuid primary key,
    email text not null,
    account_id uuid references accounts (id) on delete cascade,
    code_hash text not null,
    tries integer not null default 0,
    unnamed_tries integer not null default 0,
    known_device boolean not null default false,
    expires_at timestamptz not null
  )`,
  `create index password_resets_of_email on password_resets (email)`,
  `create index password_resets_of_account on password_resets (account_id)`,
  `alter table reset_tokens add column reset_id uuid`,
  `create index reset_tokens_of_reset on reset_tokens (reset_id)`,
  // Tries without the draft's id are counted separately, because a stranger has no id.
  `alter table sign_up_drafts add column unnamed_tries integer not null default 0`,
];

/** One row per reset, and separate counts for tries without a draft or reset id (AU-2). */
export const separateResets: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
