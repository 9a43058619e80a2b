import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  // An event whose start is moved is reminded of anew, so the start belongs to the key.
  `create table reminders (
    event_id uuid not null references events (id),
    kind text not null,
    start_time timestamptz not null,
    done_at timestamptz not null,
    primary key (event_id, kind, start_time)
  )`,
  `create index events_starting on events (start_time) where cancelled_at is null and deleted_at is null`,
  `create index quizzes_ending on events (end_time) where category = 'quiz'`,
  `create index notifications_newest on notifications (recipient_id, created_at, id)`,
  `create index notifications_oldest on notifications (created_at)`,
];

/** Which reminders were sent, and what lists and sweeps of notices, starts and ends go by. */
export const reminders: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
