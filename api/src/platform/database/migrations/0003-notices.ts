import type { Migration } from 'kysely';
import { sql } from 'kysely';

const STATEMENTS = [
  `create table notifications (
    recipient_id uuid not null references accounts (id) on delete cascade,
    id uuid not null,
    type text not null,
    title text not null,
    message text not null,
    event_id uuid references events (id),
    action jsonb,
    dedupe_key text not null,
    created_at timestamptz not null,
    read_at timestamptz,
    primary key (recipient_id, id),
    unique (recipient_id, dedupe_key)
  )`,
  `create index notifications_unread on notifications (recipient_id) where read_at is null`,
  // Append-only: nothing in the product changes or deletes an entry (PR-4).
  `create table audit_entries (
    id uuid primary key,
    actor_id uuid,
    action text not null,
    object_id text,
    details jsonb not null,
    at timestamptz not null
  )`,
  `create index audit_entries_of_object on audit_entries (object_id, at)`,
];

/** Notifications and the audit log. */
export const notices: Migration = {
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
