import { type Kysely, type Migration, sql } from 'kysely';

const person = sql.raw(`
  email text not null,
  role text not null check (role in ('USER', 'HOST')),
  firstname text not null,
  lastname text not null,
  mobile text not null,
  organization text,
  designation text,
  password_hash text not null,
  terms_version text,
  terms_agreed_at timestamptz
`);

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await sql`create table accounts (
      id uuid primary key, ${person},
      username text not null unique,
      image_url text not null default '',
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'SUSPENDED')),
      created_at timestamptz not null,
      last_login_at timestamptz
    )`.execute(database);
  await sql`create unique index accounts_email on accounts (lower(email))`.execute(database);

  await sql`create table sign_up_drafts (
      id uuid primary key, ${person},
      code_hash text not null,
      code_expires_at timestamptz not null,
      code_tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index sign_up_drafts_email on sign_up_drafts (email)`.execute(database);

  await sql`create table sessions (
      token_hash text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(database);
  await sql`create index sessions_account on sessions (account_id)`.execute(database);
}

async function createThrottlesAndMails(database: Kysely<unknown>): Promise<void> {
  await sql`create table throttles (
      key text primary key,
      hits integer not null,
      ends_at timestamptz not null
    )`.execute(database);

  await sql`create table mails (
      id uuid primary key,
      to_address text not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null,
      sent_at timestamptz
    )`.execute(database);
}

/** Accounts, sign-up drafts (AU-4), sessions (AU-24), throttles (AP-10) and the mail outbox (AU-35). */
export const accounts: Migration = {
  async up(database: Kysely<unknown>) {
    await createAccounts(database);
    await createThrottlesAndMails(database);
  },
};
