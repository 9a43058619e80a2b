import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './Database';

/** Names our lock among the advisory locks of the database. */
const START_LOCK = 7_210_503;
const RETRY_MS = 100;

/**
 * Lets instances that start together on one server prepare it one after the other, so that it is seeded once. The
 * connection that holds the lock does nothing else; if its process dies, the lock goes.
 */
export const withAdvisoryLock = <Prepared>(
  database: Database,
  prepare: () => Promise<Prepared>,
): Promise<Prepared> =>
  database.connection().execute(async (connection) => {
    // Looked for again and again: a statement that waits for a lock would end by the statement timeout.
    while (!(await tryLock(connection))) await setTimeout(RETRY_MS);
    try {
      return await prepare();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(START_LOCK)})`.execute(connection);
    }
  });

async function tryLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${sql.lit(START_LOCK)}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
