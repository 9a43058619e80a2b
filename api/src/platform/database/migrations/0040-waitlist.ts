import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter table events
    add column waitlist boolean not null default false,
    add column confirmation_hours integer not null default 0 check (confirmation_hours between 0 and 72)`,
  `alter table event_seats
    add column held integer not null default 0 check (held >= 0)`,
  `create table waits (
    event_id uuid not null references events (id) on delete cascade,
    user_id uuid not null references accounts (id) on delete cascade,
    place bigint generated always as identity,
    joined_at timestamptz not null,
    form jsonb not null,
    offered_until timestamptz,
    primary key (event_id, user_id)
  )`,
  `create index waits_order on waits (event_id, place)`,
  `create index waits_of_user on waits (user_id)`,
  `create index waits_offered on waits (offered_until) where offered_until is not null`,
];

/** People who wait for a seat of a full event, and the seats that are offered to them (RG-19, RG-21). */
export const waitlist: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
