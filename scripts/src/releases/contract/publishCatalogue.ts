import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCatalogue } from '../../catalogue/buildCatalogue';
import { type CommandArgs, readVersion } from '../cli/CommandArgs';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { describeFiles } from '../store/describeFiles';
import { publishFolder } from '../store/publishFolder';
import type { ReleaseRecord } from '../store/Store';
import { findPublishedFolder } from './publishPackage';

/** The name of the catalogue in the store. */
export const CATALOGUE = 'catalogue';

/**
 * Builds the catalogue of the contracts' components and adds it to the store as their version, which it returns.
 *
 * @throws if the version exists, or the catalogue does not build
 */
export async function publishCatalogue({ cwd }: CommandArgs, storage: ReleaseStorage): Promise<string> {
  const source = findPublishedFolder({ cwd, name: 'shared-contracts' });
  const version = readVersion(source);
  if (await storage.fetchRelease(CATALOGUE, version))
    throw new Error(`${CATALOGUE} ${version} is published already; raise the version of shared-contracts.`);
  const folder = storage.store.path('.unfinished', `${CATALOGUE}-${version}-${String(process.pid)}`);
  mkdirSync(dirname(folder), { recursive: true });
  await buildCatalogue(source, folder);
  const empty = { declaration: null, chunks: {}, rootFiles: [], requires: {}, provides: {}, uses: [] };
  const record: ReleaseRecord = { name: CATALOGUE, version, ...empty, files: describeFiles(folder) };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  publishFolder(storage.store, record, { folder });
  return version;
}
