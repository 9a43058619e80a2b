import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** Page loads during a canary, by keyed hashes of visitor and network (RL-36). */
const STATEMENT = `create table canary_pages (
  remote text not null,
  version text not null,
  page text not null,
  visitor text not null,
  network text not null,
  failed boolean not null,
  reported_at timestamptz not null,
  primary key (remote, version, page)
);
create index canary_pages_reported_at on canary_pages (reported_at)`;

/** The page loads by which a canary is judged. */
export const canaryPages: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
