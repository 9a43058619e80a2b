import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Null by default: a release before this one adds administrators without it, and nobody asked these people.
  `alter table event_administrators add column accepted_at timestamptz`,
  // Those who are there were public all the time and could have left.
  `update event_administrators set accepted_at = added_at`,
];

/** When an administrator accepted to be named (HO-5). */
export const administratorAcceptance: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
