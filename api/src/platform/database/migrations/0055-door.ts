import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `create table door_links (
    id uuid primary key,
    event_id uuid not null references events (id) on delete cascade,
    name text not null,
    token_hash text not null unique,
    created_by uuid not null references accounts (id) on delete cascade,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index door_links_of_event on door_links (event_id, created_at desc, id desc)`,
  `create table door_scans (
    event_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    kind text not null check (kind in ('in', 'undo')),
    at timestamptz not null,
    link_id uuid references door_links (id) on delete set null,
    account_id uuid references accounts (id) on delete set null,
    received_at timestamptz not null,
    primary key (event_id, id),
    foreign key (event_id, user_id) references registrations (event_id, user_id) on delete cascade
  )`,
  `create index door_scans_of_person on door_scans (event_id, user_id, at)`,
  `create index door_scans_of_link on door_scans (link_id) where link_id is not null`,
  `create index door_scans_of_account on door_scans (account_id) where account_id is not null`,
  // A person without an account; the account's own address is no email until then.
  `create table guests (
    account_id uuid primary key references accounts (id) on delete cascade,
    email text not null unique,
    created_at timestamptz not null
  )`,
  // When the row changed last, by the clock of the server, for devices that read changes.
  `alter table registrations add column changed_at timestamptz not null default now()`,
  `create index registrations_changed on registrations (event_id, changed_at, user_id)`,
  `create function note_registration_change() returns trigger language plpgsql as $$
    begin
      new.changed_at := clock_timestamp();
      return new;
    end $$`,
  `create trigger registrations_change before insert or update on registrations
    for each row execute function note_registration_change()`,
];

/** The door of an event: links of helpers, scans, and people without an account. */
export const door: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
