import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const TEXT = `((form->>'firstName') || ' ' || (form->>'lastName') || ' ' || (form->>'email') || ' ' || (form->>'institute') || ' ' || (form->>'phoneNumber'))`;

const STATEMENTS = [
  `alter table events add column approval boolean not null default false`,
  `create table registration_requests (
    event_id uuid not null references events (id) on delete cascade,
    user_id uuid not null references accounts (id) on delete cascade,
    place bigint generated always as identity,
    requested_at timestamptz not null,
    form jsonb not null,
    state text not null default 'PENDING' check (state in ('PENDING', 'DECLINED')),
    message text not null default '',
    primary key (event_id, user_id)
  )`,
  `create index registration_requests_order on registration_requests (event_id, state, place)`,
  `create index registration_requests_of_user on registration_requests (user_id)`,
  // Without fastupdate a search never reads a list of pending entries.
  `create index registration_requests_search on registration_requests
    using gin (event_id, ${TEXT} gin_trgm_ops) with (fastupdate = off)`,
];

/** Requests of people to be registered for events whose hosts approve registrations (RG-22). */
export const registrationRequests: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
