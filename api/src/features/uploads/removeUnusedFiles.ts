import type { ApplicationParts } from '../../platform/Application';
import { readDatabaseTime } from '../../platform/database/readDatabaseTime';
import { findUnusedFiles, lockFile } from './queries';

const DAY_MS = 86_400_000;

/** Files that one round removes; the next round is an hour later. */
const AT_MOST = 500;

/** Removes files that no event has used for a day (EV-33). Several instances may do it at once. */
export async function removeUnusedFiles(
  parts: Pick<ApplicationParts, 'clock' | 'database' | 'storage'>,
): Promise<void> {
  const { database, storage } = parts;
  const before = new Date((await readDatabaseTime(parts)).getTime() - DAY_MS);
  const unused = await findUnusedFiles(database, before).limit(AT_MOST).execute();
  for (const { name } of unused) {
    await database.transaction().execute(async (transaction) => {
      // The row is held until the file is gone: whoever uploads the same picture meanwhile waits and stores it anew.
      const held = await lockFile(transaction, name);
      // Looked at again, since an event may have taken it before it was held.
      const still =
        held && (await findUnusedFiles(transaction, before).where('name', '=', name).executeTakeFirst());
      if (still === undefined) return;
      await storage.remove(name);
      await transaction.deleteFrom('files').where('name', '=', name).execute();
    });
  }
}
