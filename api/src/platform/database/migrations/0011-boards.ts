import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `alter table attempts add column seconds integer not null generated always as
    (coalesce(floor(extract(epoch from last_answer_at - started_at)), 0)::integer) stored`,
  `create index attempts_merit on attempts (event_id, correct_answers desc, seconds, submitted_at)
    where state in ('SUBMITTED', 'AUTO_SUBMITTED') and answered >= 1`,
];

/** The order of the leaderboard, and an index of ranked results (LB-1, LB-7). */
export const boards: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
