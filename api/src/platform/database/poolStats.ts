import type { Database } from './Database';

/** Connection pool usage of a database. */
export interface PoolStats {
  open: number;
  idle: number;
  /** Callers waiting for a connection. */
  waiting: number;
}

const watched = new WeakMap<Database, () => PoolStats>();

/** Registers a database's pool for its figures, because the query builder hides the pool. */
export function registerPoolStats(database: Database, figures: () => PoolStats): Database {
  watched.set(database, figures);
  return database;
}

export const readPoolStats = (database: Database): PoolStats =>
  watched.get(database)?.() ?? { open: 0, idle: 0, waiting: 0 };
