import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `create table rooms (
    event_id uuid not null references events (id) on delete cascade,
    id uuid not null,
    position integer not null,
    name text not null,
    normalised_name text not null,
    capacity integer check (capacity >= 1),
    created_at timestamptz not null,
    primary key (event_id, id),
    unique (event_id, normalised_name)
  )`,
  // One room per team or person of an event. Leaving the event's tables deletes the allocation too.
  `create table room_allocations (
    event_id uuid not null,
    room_id uuid not null,
    team_id uuid,
    user_id uuid,
    allocated_at timestamptz not null,
    check ((team_id is null) <> (user_id is null)),
    unique (event_id, team_id),
    unique (event_id, user_id),
    foreign key (event_id, room_id) references rooms (event_id, id) on delete cascade,
    foreign key (event_id, team_id) references teams (event_id, id) on delete cascade,
    foreign key (event_id, user_id) references registrations (event_id, user_id) on delete cascade
  )`,
  `create index room_allocations_of_room on room_allocations (event_id, room_id)`,

  // Files are stored once per content; uploaders may use them (EV-33, EV-34).
  `create table files (
    name text primary key,
    bytes integer not null,
    uploaded_at timestamptz not null
  )`,
  `create table uploads (
    user_id uuid not null references accounts (id) on delete cascade,
    name text not null references files (name) on delete cascade,
    primary key (user_id, name)
  )`,
  `create index uploads_of_file on uploads (name)`,
];

/** Rooms with their allocations, and uploaded pictures. */
export const hosting: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
