import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';

/** Reads by indexes: PostgreSQL does not count the cost of reading the long stored words of every event. */
export const withIndexes = <Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return read(transaction);
  });
