import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // A design outlives its event, because certificates do.
  `create table certificate_designs (
    id uuid primary key,
    event_id uuid unique references events (id) on delete set null,
    design jsonb not null,
    issue_at_end boolean not null,
    pictures text[] not null,
    event_title text not null default '',
    organization text not null default '',
    held_on text not null default '',
    issued_at timestamptz,
    saved_at timestamptz not null
  )`,
  `create index certificate_designs_due on certificate_designs (event_id)
    where issue_at_end and issued_at is null`,
  `create index certificate_designs_pictures on certificate_designs using gin (pictures)`,
  `create table certificates (
    id uuid primary key,
    design_id uuid not null references certificate_designs (id),
    user_id uuid references accounts (id) on delete set null,
    status_index bigint generated always as identity unique,
    code text not null unique,
    kind text not null check (kind in ('PARTICIPATION', 'WINNER')),
    name text not null,
    team text,
    rank integer,
    score integer,
    issued_at timestamptz not null,
    told_at timestamptz,
    renamed_at timestamptz,
    revoked_at timestamptz,
    reason text not null default '',
    withdrawn_at timestamptz,
    unique (design_id, user_id)
  )`,
  `create index certificates_by_name on certificates (design_id, lower(name), id)`,
  `create index certificates_of_user on certificates (user_id, issued_at desc, id desc)`,
  `create index certificates_untold on certificates (issued_at) where told_at is null`,
  `create index certificates_invalid on certificates (status_index)
    where revoked_at is not null or withdrawn_at is not null`,
  // A crowd's certificates go to the pending list, because writing each to the index takes five times as long.
  `create index certificates_search on certificates using gin (design_id, name gin_trgm_ops)`,
];

/** Certificates of events, and how they look. */
export const certificates: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
