import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Null by default: the previous release adds administrators without acceptance.
  `alter table event_administrators add column accepted_at timestamptz`,
  // Existing administrators were public already and could have left.
  `update event_administrators set accepted_at = added_at`,
];

/** The time at which an administrator accepted being named (HO-5). */
export const administratorAcceptance: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
