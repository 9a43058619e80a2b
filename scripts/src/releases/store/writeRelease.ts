import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { Release } from '../../webpack/createBaseConfiguration';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { readRequiredRanges, readSharedVersions } from '../../webpack/sharedModules';
import { compressFiles, listFiles } from './compressFiles';
import type { ReleaseRecord } from './Store';
import { listUsedCalls } from './listUsedCalls';

function getChunks(stats: Stats): Record<string, string[]> {
  const named = [...stats.compilation.namedChunks].map(([name, chunk]) => [
    name,
    [...chunk.files].toSorted(),
  ]);
  return Object.fromEntries(named);
}

function createDeclaration(release: Release): ReleaseRecord['declaration'] {
  const file = join(release.folder, 'remote.json');
  if (!existsSync(file)) return null;
  const { title, screens, redirects, slots } = readDeclaration(file);
  return { title, screens, redirects, slots };
}

/** Copies the template as `document.html`, and `public/`, whose files belong to the root of the site; returns the latter. */
function copyDocument(folder: string, to: string): string[] {
  const template = join(folder, 'src/document/index.html');
  const publicFolder = join(folder, 'public');
  if (existsSync(template)) copyFileSync(template, join(to, 'document.html'));
  if (!existsSync(publicFolder)) return [];
  cpSync(publicFolder, to, { recursive: true });
  return listFiles(publicFolder);
}

/** Compresses webpack's output and writes `release.json`. */
export function writeRelease(release: Release, stats: Stats): ReleaseRecord {
  const rootFiles = copyDocument(release.folder, release.output);
  const isShell = release.name === 'shell';
  const record: ReleaseRecord = {
    name: release.name,
    version: release.version,
    declaration: createDeclaration(release),
    chunks: getChunks(stats),
    rootFiles,
    requires: isShell ? {} : readRequiredRanges(release.folder),
    provides: isShell ? readSharedVersions(release.folder) : {},
    uses: listUsedCalls(release.folder),
    files: compressFiles(release.output),
  };
  writeFileSync(join(release.output, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
