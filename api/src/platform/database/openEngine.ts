import type { Settings } from '../settings';
import type { Database } from './Database';
import { migrate } from './migrate';
import { openEmbedded, openServer } from './openDatabase';

/**
 * Opens the configured engine and migrates its schema.
 * @throws if the database does not open or migrate; it is closed again
 */
export async function openEngine({
  databaseUrl,
  dataDirectory,
}: Pick<Settings, 'databaseUrl' | 'dataDirectory'>): Promise<Database> {
  const database = databaseUrl === undefined ? await openEmbedded(dataDirectory) : openServer(databaseUrl);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
