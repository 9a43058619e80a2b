import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  // Calls identify a team by its id alone.
  `create unique index teams_id on teams (id)`,
  `create table join_requests (
    event_id uuid not null,
    id uuid not null unique,
    team_id uuid not null,
    user_id uuid not null references accounts (id),
    state text not null default 'PENDING'
      check (state in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
    requested_at timestamptz not null,
    answered_at timestamptz,
    primary key (event_id, id),
    foreign key (event_id, team_id) references teams (event_id, id) on delete cascade,
    check ((state = 'PENDING') = (answered_at is null))
  )`,
  `create unique index join_requests_one_pending on join_requests (event_id, team_id, user_id)
    where state = 'PENDING'`,
  `create index join_requests_of_user on join_requests (event_id, user_id)`,
  // One live invite per team: a new invite replaces the old one (TM-2).
  `create table team_invites (
    event_id uuid not null,
    team_id uuid not null,
    code uuid not null unique,
    expires_at timestamptz not null,
    primary key (event_id, team_id),
    foreign key (event_id, team_id) references teams (event_id, id) on delete cascade
  )`,
  `create table recent_views (
    user_id uuid not null references accounts (id) on delete cascade,
    event_id uuid not null references events (id),
    viewed_at timestamptz not null,
    primary key (user_id, event_id)
  )`,
  `create index recent_views_newest on recent_views (user_id, viewed_at)`,
];

/** Join requests, team invites (TM) and recently viewed events (RG-15). */
export const teams: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
