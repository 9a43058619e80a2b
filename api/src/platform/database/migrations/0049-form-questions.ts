import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter table events add column form_questions jsonb not null default '[]'`,
  `alter table registrations add column answers jsonb not null default '[]'`,
  // Without fastupdate a filter never reads a list of pending entries.
  `create index registrations_answers on registrations using gin (event_id, answers jsonb_path_ops)
    with (fastupdate = off) where answers <> '[]'`,
];

/** Own questions of registration forms, and their answers with the questions as they were asked (RG-24, RG-25). */
export const formQuestions: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
