import type { Clock } from '../clock';
import type { Database } from './Database';

/** The database and the clock that dates its rows. */
export interface TimedDatabase {
  database: Database;
  clock: Clock;
}
