import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `alter table accounts add column anonymous boolean not null default false`,
  `create index events_deleted on events (deleted_at) where deleted_at is not null`,
];

/** Who is not named on boards (LB-6), and which deleted events are to be purged (EV-24). */
export const anonymous: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
