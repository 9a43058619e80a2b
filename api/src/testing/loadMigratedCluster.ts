import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../platform/database/embeddedOptions';
import { migrate } from '../platform/database/migrate';
import { wrapEngine } from '../platform/database/openDatabase';
import { computeSchemaHash } from './computeSchemaHash';

const packageFile = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
const cacheDirectory = new URL('../../../.cache/embedded/', import.meta.url);

/**
 * Loads the files of an empty, migrated embedded database from a cache. Migrating takes seconds, loading a third
 * of a second. The cache key is the engine's version and the schema.
 */
export async function loadMigratedCluster(): Promise<Blob> {
  const { version }: { version: string } = JSON.parse(await readFile(packageFile, 'utf8'));
  const name = `${version}-${computeSchemaHash()}.tar`;
  const found = await readFile(new URL(name, cacheDirectory)).catch(() => undefined);
  if (found !== undefined) return new Blob([new Uint8Array(found)]);
  const made = await makeCluster();
  await mkdir(cacheDirectory, { recursive: true });
  // Concurrent test files each write a draft; the last rename wins.
  const written = new URL(randomUUID(), cacheDirectory);
  await writeFile(written, Buffer.from(await made.arrayBuffer()));
  await rename(written, new URL(name, cacheDirectory));
  await removeOthers(name);
  return made;
}

async function makeCluster(): Promise<Blob> {
  const engine = await PGlite.create(embeddedOptions);
  const database = wrapEngine(engine);
  await migrate(database);
  const made = await engine.dumpDataDir('none');
  await database.destroy();
  return made;
}

/** Removes clusters of older schemas or engines, which take forty megabytes each. */
async function removeOthers(name: string): Promise<void> {
  for (const other of await readdir(cacheDirectory))
    if (other.endsWith('.tar') && other !== name) await rm(new URL(other, cacheDirectory), { force: true });
}
