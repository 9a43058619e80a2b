import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter table team_invites add column team_code text`,
  `create unique index team_invites_team_code on team_invites (event_id, team_code)`,
];

/** A short code of each invite, unique in its event; earlier invites have none (TM-18). */
export const teamCodes: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
