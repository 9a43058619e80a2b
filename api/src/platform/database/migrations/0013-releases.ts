import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** Loads and failures of a release's screens in pages, by hour (RL-24). */
const STATEMENT = `create table release_hours (
  remote text not null,
  version text not null,
  hour timestamptz not null,
  loads integer not null,
  errors integer not null,
  primary key (remote, version, hour)
)`;

/** Release health as reported by pages. */
export const releases: Migration = {
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
