import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { Release } from '../../webpack/baseConfiguration';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { requiredRanges, sharedVersions } from '../../webpack/sharedModules';
import { compressFiles, listFiles } from './compressFiles';
import type { ReleaseRecord } from './Store';
import { listUsedCalls } from './listUsedCalls';

function chunksOf(stats: Stats): Record<string, string[]> {
  const named = [...stats.compilation.namedChunks].map(([name, chunk]) => [
    name,
    [...chunk.files].toSorted(),
  ]);
  return Object.fromEntries(named);
}

function declarationOf(release: Release): ReleaseRecord['declaration'] {
  const file = join(release.folder, 'remote.json');
  if (!existsSync(file)) return null;
  const { title, screens, redirects, slots } = readDeclaration(file);
  return { title, screens, redirects, slots };
}

/** The template becomes `document.html`; whatever stands in `public/` belongs at the root of the site (favicon.png). */
function copyDocument(folder: string, to: string): string[] {
  const template = join(folder, 'src/document/index.html');
  const open = join(folder, 'public');
  if (existsSync(template)) copyFileSync(template, join(to, 'document.html'));
  if (!existsSync(open)) return [];
  cpSync(open, to, { recursive: true });
  return listFiles(open);
}

/** Compresses what webpack wrote and adds `release.json`: the folder is then a release, to be checked and published. */
export function writeRelease(release: Release, stats: Stats): ReleaseRecord {
  const rootFiles = copyDocument(release.folder, release.output);
  const isShell = release.name === 'shell';
  const record: ReleaseRecord = {
    name: release.name,
    version: release.version,
    declaration: declarationOf(release),
    chunks: chunksOf(stats),
    rootFiles,
    requires: isShell ? {} : requiredRanges(release.folder),
    provides: isShell ? sharedVersions(release.folder) : {},
    uses: listUsedCalls(release.folder),
    files: compressFiles(release.output),
  };
  writeFileSync(join(release.output, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
