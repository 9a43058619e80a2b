import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const packageFile = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
const cacheDirectory = new URL('../../../.cache/embedded/', import.meta.url);

/**
 * The files of an empty embedded database. Making them takes two seconds, loading them a third of one, so every test
 * file loads what the first one of this engine's version made.
 */
export async function emptyCluster(): Promise<Blob> {
  const { version }: { version: string } = JSON.parse(await readFile(packageFile, 'utf8'));
  const cached = new URL(`${version}.tar`, cacheDirectory);
  const found = await readFile(cached).catch(() => undefined);
  if (found !== undefined) return new Blob([new Uint8Array(found)]);
  const engine = await PGlite.create();
  const made = await engine.dumpDataDir('none');
  await engine.close();
  await mkdir(cacheDirectory, { recursive: true });
  // Test files run side by side: each writes its own, and the last one renamed stays.
  const written = new URL(randomUUID(), cacheDirectory);
  await writeFile(written, Buffer.from(await made.arrayBuffer()));
  await rename(written, cached);
  return made;
}
