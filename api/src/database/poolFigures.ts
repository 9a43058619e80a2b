import type { Database } from './Database';

/** How busy the connections of a database are. */
export interface PoolFigures {
  open: number;
  idle: number;
  /** Callers in the queue for a connection. */
  waiting: number;
}

const watched = new WeakMap<Database, () => PoolFigures>();

/** Says where the figures of a database's pool come from; the query builder hides the pool itself. */
export function watchPool(database: Database, figures: () => PoolFigures): Database {
  watched.set(database, figures);
  return database;
}

export const poolFigures = (database: Database): PoolFigures =>
  watched.get(database)?.() ?? { open: 0, idle: 0, waiting: 0 };
