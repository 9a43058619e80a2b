import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENT = `alter table quizzes
  add column show_scores text not null default 'after-submitting'
    check (show_scores in ('after-submitting', 'after-end'))`;

/** When participants see scores (LB-3). */
export const scores: Migration = {
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
