import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENT = `alter table quizzes
  add column show_scores text not null default 'after-submitting'
    check (show_scores in ('after-submitting', 'after-end'))`;

/** The setting for when participants see scores (LB-3). */
export const scores: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
