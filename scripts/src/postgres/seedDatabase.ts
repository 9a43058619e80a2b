import type { Database } from '../../../api/src/platform/database/Database';
import { migrate } from '../../../api/src/platform/database/migrate';
import { type Crowd, seedCrowd } from '../../../api/src/testing/contract-tests/seedCrowd';

/** Migrates the database, saves `people` accounts and `events` events, and closes it. */
export async function seedDatabase(
  database: Database,
  counts: { people: number; events: number },
): Promise<Crowd> {
  await migrate(database);
  return seedCrowd(database, counts).finally(() => database.destroy());
}
