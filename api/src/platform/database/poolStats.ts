import type { Database } from './Database';

/** How busy the connections of a database are. */
export interface PoolStats {
  open: number;
  idle: number;
  /** Callers in the queue for a connection. */
  waiting: number;
}

const watched = new WeakMap<Database, () => PoolStats>();

/** Says where the figures of a database's pool come from; the query builder hides the pool itself. */
export function registerPoolStats(database: Database, figures: () => PoolStats): Database {
  watched.set(database, figures);
  return database;
}

export const readPoolStats = (database: Database): PoolStats =>
  watched.get(database)?.() ?? { open: 0, idle: 0, waiting: 0 };
