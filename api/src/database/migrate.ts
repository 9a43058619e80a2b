import { Migrator } from 'kysely';
import type { Database } from './Database';
import { migrations } from './migrations/migrations';

/**
 * Brings the schema up to date in one transaction. Kysely's migrator takes an advisory lock, so that instances which
 * start together wait for one another.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
