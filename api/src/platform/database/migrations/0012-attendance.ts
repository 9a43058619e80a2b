import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `alter table registrations add column checked_in_at timestamptz`,

  // Viewers per event and day; the viewers' identities are deleted with the day (EV-27).
  `create table event_day_views (
    event_id uuid not null references events (id),
    day date not null,
    count integer not null,
    primary key (event_id, day)
  )`,
  `insert into event_day_views (event_id, day, count)
    select event_id, day, count(*) from event_views group by event_id, day`,
];

/** Attendance, and viewers of an event per day. */
export const attendance: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
