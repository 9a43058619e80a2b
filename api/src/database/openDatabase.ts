import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Pool, types } from 'pg';
import { AnnouncingDatabase } from './AnnouncingDatabase';
import type { Database } from './Database';
import { type EmbeddedEngine, EmbeddedPool } from './EmbeddedPool';
import { lockFolder } from './lockFolder';
import { parsers } from './parsers';
import { watchPool } from './poolFigures';

/** A database over an embedded engine that the caller has opened. */
export function overEngine(
  engine: EmbeddedEngine,
  onClosed = async (): Promise<void> => undefined,
): Database {
  const pool = new EmbeddedPool(engine, onClosed);
  return watchPool(new AnnouncingDatabase(pool), () => pool.figures());
}

/** Opens the embedded engine in a data directory that no other process uses. */
export async function openEmbedded(dataDirectory: string): Promise<Database> {
  await mkdir(dataDirectory, { recursive: true });
  const unlock = await lockFolder(dataDirectory);
  try {
    const engine = await PGlite.create({ dataDir: join(dataDirectory, 'database'), parsers });
    return overEngine(engine, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Opens a PostgreSQL server. A lost connection fails its own query only; the pool opens another for the next. */
export function openServer(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    // Also how long a call waits for its turn: a crowd at one moment queues here rather than being turned away.
    connectionTimeoutMillis: 9000,
    statement_timeout: 8000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format) },
  });
  pool.on('error', () => undefined);
  // The pool listens only while a connection is idle: lost between two queries of a caller, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return watchPool(new AnnouncingDatabase(pool), () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}
