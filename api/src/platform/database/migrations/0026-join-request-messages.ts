import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENT = `alter table join_requests add column message text not null default ''`;

/** The message of a request to join, '' without a message (TM-5). */
export const joinRequestMessages: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql.raw(STATEMENT).execute(database);
  },
};
