import type { Clock } from '../clock';
import type { Database } from './Database';
import { sql } from 'kysely';

/** The database and the clock that dates its rows. */
export interface TimedDatabase {
  database: Database;
  clock: Clock;
}

/**
 * The database's current time, for reads that lock no row.
 * @throws if the database is unavailable
 */
export async function readDatabaseTime({ database, clock }: TimedDatabase): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${clock.sqlNow()} as now`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell its time.');
  return row.now;
}
