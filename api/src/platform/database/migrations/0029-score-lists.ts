import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // The person's id makes the order total and lets a page be chosen from the index alone.
  `create index attempts_ranking on attempts (event_id, correct_answers desc, seconds, submitted_at, user_id)
    where state in ('SUBMITTED', 'AUTO_SUBMITTED') and answered >= 1`,
  `drop index attempts_merit`,
  `create index attempts_unranked on attempts (event_id, started_at, user_id)
    where (state in ('SUBMITTED', 'AUTO_SUBMITTED') and answered >= 1) is not true`,
  `create index attempts_of_state on attempts (event_id, state)`,

  // The counters of an ended quiz, null before: all attempts, and ranked attempts in total and by chosen option.
  `create table option_counts (
    event_id uuid not null references quizzes (event_id) on delete cascade,
    option_id uuid not null,
    chosen integer not null,
    primary key (event_id, option_id)
  )`,
  `alter table quizzes add column attempts integer, add column ranked integer`,
];

/** Indexes of a host's scores, and counters of ended quizzes (LB-5). */
export const scoreLists: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
