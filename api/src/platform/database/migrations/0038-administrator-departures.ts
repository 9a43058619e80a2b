import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `create table administrator_departures (
    event_id uuid not null references events (id) on delete cascade,
    user_id uuid not null references accounts (id) on delete cascade,
    added_at timestamptz not null,
    accepted_at timestamptz,
    left_at timestamptz not null,
    primary key (event_id, user_id)
  )`,
  `create index administrator_departures_left on administrator_departures (left_at)`,
  `create index administrator_departures_of_user on administrator_departures (user_id)`,
];

/** Administrators who left an event and may still undo it (HO-5). */
export const administratorDepartures: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
