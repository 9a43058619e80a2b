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

  `alter table events
    add column capacity_min integer not null default 0 check (capacity_min >= 0),
    add column version integer not null default 1`,

  // The day's viewers; afterwards only their number is stored (EV-27).
  `create table event_views (
    event_id uuid not null references events (id),
    day date not null,
    viewer text not null,
    primary key (event_id, day, viewer)
  )`,
  `create index event_views_of_day on event_views (day)`,
  `create table view_salts (
    day date primary key,
    salt text not null
  )`,
  `create table event_impressions (
    event_id uuid primary key references events (id),
    count integer not null
  )`,
];

/** Idempotency keys (G-7), event versions (EV-6, EV-8) and view counts (EV-27). */
export const authoring: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
