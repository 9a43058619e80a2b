import type { ApplicationParts } from '../../platform/Application';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { findUnusedFiles, lockFile } from './queries';

const DAY_MS = 86_400_000;

/** Files per run; the next run follows an hour later. */
const AT_MOST = 500;

/** Removes files unused by events for a day (EV-33). Concurrent instances are safe. */
export async function removeUnusedFiles(
  parts: Pick<ApplicationParts, 'clock' | 'database' | 'storage'>,
): Promise<void> {
  const { database, storage } = parts;
  const before = new Date((await readDatabaseTime(parts)).getTime() - DAY_MS);
  const unused = await findUnusedFiles(database, before).limit(AT_MOST).execute();
  for (const { name } of unused) {
    await database.transaction().execute(async (transaction) => {
      // Holds the row until the file is removed, so that a concurrent upload of the same picture waits and
      // stores it again.
      const held = await lockFile(transaction, name);
      // Checks again, since an event may have used the file before the lock.
      const still =
        held && (await findUnusedFiles(transaction, before).where('name', '=', name).executeTakeFirst());
      if (still === undefined) return;
      await storage.remove(name);
      await transaction.deleteFrom('files').where('name', '=', name).execute();
    });
  }
}
