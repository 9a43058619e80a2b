import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** How often the screens of a release were loaded in pages, and failed there, by the hour (RL-24). */
const STATEMENT = `create table release_hours (
  remote text not null,
  version text not null,
  hour timestamptz not null,
  loads integer not null,
  errors integer not null,
  primary key (remote, version, hour)
)`;

/** What pages tell of the releases that they load. */
export const releases: Migration = {
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
