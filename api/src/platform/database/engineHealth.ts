import { sql } from 'kysely';
import type { Database } from './Database';
import type { SpaceWatch } from './SpaceWatch';

interface Engine {
  answers: () => Promise<boolean>;
  space: SpaceWatch;
}

const engines = new WeakMap<Database, Engine>();

/** Registers an engine's health checks, because the query builder hides the engine. */
export function watchEngine(database: Database, engine: Engine): Database {
  engines.set(database, engine);
  return database;
}

/** Whether the database replies and has its schema. */
export const isDatabaseReady = async (database: Database): Promise<boolean> =>
  (await engines.get(database)?.answers()) ?? true;

/** Whether the database can write, by its last errors and a trial write. */
export const hasDatabaseSpace = async (database: Database): Promise<boolean> =>
  (await engines.get(database)?.space.hasSpace(() => writeTrial(database))) ?? true;

/** Writes a megabyte and discards it: room for one page would not mean that calls succeed again. */
const writeTrial = (database: Database): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`create temporary table space_trial on commit drop as
      select repeat('x', 1000) from generate_series(1, 1000)`.execute(transaction);
  });
