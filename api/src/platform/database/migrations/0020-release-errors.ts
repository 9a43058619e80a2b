import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** Where the errors of a release came from, by hour (RL-24). */
const STATEMENT = `create table release_errors (
  remote text not null,
  version text not null,
  hour timestamptz not null,
  name text not null,
  frames text not null,
  errors integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (remote, version, hour, name, frames)
)`;

/** Places of errors as reported by pages. */
export const releaseErrors: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
