import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `create table quizzes (
    event_id uuid primary key references events (id),
    title text,
    closed_at timestamptz
  )`,
  `insert into quizzes (event_id) select distinct event_id from quiz_questions`,
  `create index quizzes_to_close on quizzes (event_id) where closed_at is null`,
  `create index attempts_open on attempts (event_id, user_id) where state = 'OPEN'`,
  `alter table answers add column revision integer not null default 1 check (revision >= 1)`,

  // Insert only; corrections are negative entries (GM-1). No foreign key to events: coins outlive a purged
  // event.
  `create table coin_entries (
    user_id uuid not null references accounts (id) on delete cascade,
    reason text not null check (reason in ('QUIZ', 'QUIZ_DISQUALIFIED')),
    event_id uuid not null,
    coins integer not null,
    at timestamptz not null,
    primary key (user_id, reason, event_id)
  )`,
  `create table badges (
    user_id uuid not null references accounts (id) on delete cascade,
    threshold integer not null,
    awarded_at timestamptz not null,
    primary key (user_id, threshold)
  )`,
];

/** Quiz titles and closing, revisions of answers, the ledger of coins, badges (QZ, GM). */
export const quizzes: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
