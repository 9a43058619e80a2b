import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  // The key includes the start, so that a moved event sends another reminder.
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

/** Sent reminders, and indexes for lists and background jobs by time. */
export const reminders: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
