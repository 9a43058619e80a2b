import type { Migration } from 'kysely';
import { sql } from 'kysely';

// Keys lead with event_id or user_id, so that a sharded engine stores related rows together.
const STATEMENTS = [
  `create table events (
    id uuid primary key,
    owner_id uuid not null references accounts (id),
    title text not null,
    description text not null,
    category text not null check (category in ('quiz', 'hackathon', 'webinar', 'seminar', 'other')),
    mode text not null check (mode in ('online', 'offline')),
    organization text not null,
    venue text not null default '',
    url text,
    image_url text not null,
    festival text,
    timezone text not null default 'Asia/Kolkata',
    visibility text not null default 'public' check (visibility in ('public', 'private')),
    invite_key text,
    show_contact_email boolean not null default false,
    register_start timestamptz not null,
    register_end timestamptz not null,
    start_time timestamptz not null,
    end_time timestamptz not null,
    team_creation_allowed boolean not null default false,
    min_team_size integer not null default 1 check (min_team_size >= 1),
    max_team_size integer not null default 1 check (max_team_size <= 50),
    created_at timestamptz not null,
    last_update timestamptz not null,
    cancelled_at timestamptz,
    deleted_at timestamptz,
    check (register_start < register_end and register_end <= end_time and start_time < end_time),
    check (min_team_size <= max_team_size and (team_creation_allowed or max_team_size = 1)),
    check (visibility = 'public' or invite_key is not null)
  )`,
  `create index events_upcoming on events (start_time, register_end, id)
    where visibility = 'public' and deleted_at is null and cancelled_at is null`,
  `create index events_of_owner on events (owner_id, last_update)`,

  // A separate narrow row keeps seat counting off the wide event row; the check enforces capacity (G-6, C5).
  // capacity_max null is unlimited (EV-6).
  `create table event_seats (
    event_id uuid primary key references events (id),
    capacity_max integer check (capacity_max >= 1),
    taken integer not null default 0 check (taken >= 0),
    check (capacity_max is null or taken <= capacity_max)
  )`,
  `create table timeline_entries (
    event_id uuid not null references events (id),
    day integer not null check (day >= 1),
    description text not null,
    primary key (event_id, day)
  )`,
  `create table event_administrators (
    event_id uuid not null references events (id),
    user_id uuid not null references accounts (id),
    added_at timestamptz not null,
    primary key (event_id, user_id)
  )`,
  `create index event_administrators_of_user on event_administrators (user_id, event_id)`,

  `create table registrations (
    event_id uuid not null references events (id),
    user_id uuid not null references accounts (id),
    id uuid not null unique,
    state text not null default 'ACTIVE' check (state in ('ACTIVE', 'CANCELLED')),
    registered_at timestamptz not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone_number text not null,
    institute text not null,
    type text not null,
    course text not null,
    duration text not null,
    graduation_year integer,
    primary key (event_id, user_id)
  )`,
  `create index registrations_of_user on registrations (user_id, event_id)`,
  `create table favourites (
    user_id uuid not null references accounts (id),
    event_id uuid not null references events (id),
    liked_at timestamptz not null,
    primary key (user_id, event_id)
  )`,

  `create table teams (
    event_id uuid not null references events (id),
    id uuid not null,
    name text not null,
    normalised_name text not null,
    public boolean not null default true,
    created_at timestamptz not null,
    primary key (event_id, id),
    unique (event_id, normalised_name)
  )`,
  `create table team_members (
    event_id uuid not null,
    user_id uuid not null references accounts (id),
    team_id uuid not null,
    leader boolean not null,
    joined_at timestamptz not null,
    primary key (event_id, user_id),
    foreign key (event_id, team_id) references teams (event_id, id)
  )`,
  `create unique index team_members_one_leader on team_members (event_id, team_id) where leader`,
  `create index team_members_of_team on team_members (event_id, team_id)`,

  // options: [{"id": "...", "text": "..."}]. The correct one is stored by id, so that rewording keeps it
  // (QZ-16).
  `create table quiz_questions (
    event_id uuid not null references events (id),
    id uuid not null,
    position integer not null check (position >= 1),
    question_text text not null,
    options jsonb not null,
    correct_option_id uuid not null,
    primary key (event_id, id),
    unique (event_id, position)
  )`,
  // Scores are null until scoreAttempts has counted the answers.
  `create table attempts (
    event_id uuid not null references events (id),
    user_id uuid not null references accounts (id),
    state text not null default 'OPEN'
      check (state in ('OPEN', 'SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED', 'VOID')),
    started_at timestamptz not null,
    submitted_at timestamptz,
    answered integer,
    correct_answers integer,
    last_answer_at timestamptz,
    primary key (event_id, user_id)
  )`,
  `create table answers (
    event_id uuid not null,
    user_id uuid not null,
    question_id uuid not null,
    option_id uuid not null,
    answered_at timestamptz not null,
    primary key (event_id, user_id, question_id),
    foreign key (event_id, user_id) references attempts (event_id, user_id),
    foreign key (event_id, question_id) references quiz_questions (event_id, id)
  )`,
];

/** Events, seats, registrations, likes, teams and quizzes (EV, RG, TM, QZ). */
export const events: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
