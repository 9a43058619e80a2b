import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // The kind lets an index-only scan count a queue; PostgreSQL does not recognize it within the expression.
  `create index mails_queued on mails (coalesce(kind, 'bulk'), created_at) include (kind)
    where sent_at is null and given_up_at is null`,
  `drop index mails_waiting`,
];

/** An index that counts queued mails without reading them (AP-15). */
export const mailQueue: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
