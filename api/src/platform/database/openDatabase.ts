import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { PublishingDatabase } from './PublishingDatabase';
import type { Database } from './Database';
import { type EmbeddedEngine, EmbeddedPool } from './EmbeddedPool';
import { embeddedOptions } from './embeddedOptions';
import { watchEngine } from './engineHealth';
import { lockDataDirectory } from './lockDataDirectory';
import { registerPoolStats } from './poolStats';
import { type PoolLimits, ServerPool } from './ServerPool';
import { ServerProbe } from './ServerProbe';
import { SpaceWatch } from './SpaceWatch';

/** Creates a database over an embedded engine that the caller has opened. */
export function wrapEngine(
  engine: EmbeddedEngine,
  onClosed = async (): Promise<void> => undefined,
): Database {
  const space = new SpaceWatch();
  const pool = new EmbeddedPool(engine, { onClosed, onError: (error) => space.note(error) });
  const database = registerPoolStats(new PublishingDatabase(pool), () => pool.stats());
  const isAnswering = (): Promise<boolean> =>
    sql`select id from accounts limit 1`.execute(database).then(
      () => true,
      () => false,
    );
  return watchEngine(database, { space, answers: isAnswering });
}

async function isOutOfSpace(directory: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return blocks > 0 && bavail * bsize < 1_000_000;
}

/**
 * Opens the embedded engine in a data directory that no other process uses.
 * @throws DataDirectoryInUse, or an error with the code `ENOSPC` on a full disk
 */
export async function openEmbedded(dataDirectory: string): Promise<Database> {
  await mkdir(dataDirectory, { recursive: true });
  const unlock = await lockDataDirectory(dataDirectory);
  try {
    const engine = await PGlite.create({ ...embeddedOptions, dataDir: join(dataDirectory, 'database') });
    return wrapEngine(engine, unlock);
  } catch (error) {
    await unlock();
    // The engine's own error of a full disk has neither a code nor a message.
    throw (await isOutOfSpace(dataDirectory))
      ? Object.assign(new Error('disk full'), { code: 'ENOSPC' })
      : error;
  }
}

/** Opens a PostgreSQL server; the first query connects. */
export function openServer(url: string): Database {
  const space = new SpaceWatch();
  const pool = new ServerPool(url, (error) => space.note(error));
  const probe = new ServerProbe(url, () => pool.distrust());
  const end = async (): Promise<void> => {
    await Promise.all([pool.end(), probe.end()]);
  };
  const database = new PublishingDatabase({ connect: () => pool.connect(), end });
  registerPoolStats(database, () => pool.figures());
  return watchEngine(database, { space, answers: () => probe.answers() });
}

/** Opens a server beside the database of the application, without health checks; the first query connects. */
export function openPool(url: string, limits: PoolLimits): Database {
  const pool = new ServerPool(url, () => undefined, limits);
  return new PublishingDatabase({ connect: () => pool.connect(), end: () => pool.end() });
}
