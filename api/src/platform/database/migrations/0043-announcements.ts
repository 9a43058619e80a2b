import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `create table announcements (
    id uuid primary key,
    event_id uuid not null references events (id) on delete cascade,
    author_id uuid references accounts (id) on delete set null,
    subject text not null,
    text text not null,
    team text check (team in ('with', 'without')),
    checked_in text check (checked_in in ('yes', 'no')),
    recipients integer not null,
    muted integer not null,
    sent integer,
    failed integer,
    created_at timestamptz not null
  )`,
  `create index announcements_of_event on announcements (event_id, created_at, id)`,
  `create index announcements_of_author on announcements (author_id)`,
  `create index announcements_uncounted on announcements (created_at) where sent is null`,
  `create table muted_announcements (
    event_id uuid not null references events (id) on delete cascade,
    user_id uuid not null references accounts (id) on delete cascade,
    muted_at timestamptz not null,
    primary key (event_id, user_id)
  )`,
  `create index muted_announcements_of_user on muted_announcements (user_id)`,
  `alter table mails add column announcement_id uuid, add column recipient_id uuid,
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in ('code', 'single', 'bulk', 'announcement'))`,
  `create index mails_of_announcement on mails (announcement_id, recipient_id) include (sent_at, given_up_at)
    where announcement_id is not null`,
];

/** Announcements of hosts, and who does not want those of an event (AN-1). */
export const announcements: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
