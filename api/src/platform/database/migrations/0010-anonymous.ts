import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `alter table accounts add column anonymous boolean not null default false`,
  `create index events_deleted on events (deleted_at) where deleted_at is not null`,
];

/** Anonymity on leaderboards (LB-6), and an index of deleted events to purge (EV-24). */
export const anonymous: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
