import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import type { Release } from '../recipe/baseConfiguration';
import { readDeclaration } from '../recipe/Declaration';
import { requiredRanges } from '../recipe/sharedModules';
import { compressFiles, filesBelow } from './compressFiles';
import type { ReleaseRecord, Store } from './Store';

function chunksOf(stats: Stats): Record<string, string[]> {
  const named = [...stats.compilation.namedChunks].map(([name, chunk]) => [
    name,
    [...chunk.files].toSorted(),
  ]);
  return Object.fromEntries(named);
}

function declarationOf(release: Release): ReleaseRecord['declaration'] {
  const file = path.join(release.folder, 'remote.json');
  if (!existsSync(file)) return null;
  const { title, screens, redirects, slots } = readDeclaration(file);
  return { title, screens, redirects, slots };
}

/** The template becomes `document.html`; whatever stands in `public/` belongs at the root of the site (favicon.svg). */
function copyDocument(folder: string, to: string): string[] {
  const template = path.join(folder, 'src/document/index.html');
  const open = path.join(folder, 'public');
  if (existsSync(template)) copyFileSync(template, path.join(to, 'document.html'));
  if (!existsSync(open)) return [];
  cpSync(open, to, { recursive: true });
  return filesBelow(open);
}

/** What documents show of a screen before any script, beside its code: `HomeScreen.frame.html`. */
function copyFrames(folder: string, to: string): void {
  const file = path.join(folder, 'remote.json');
  if (!existsSync(file)) return;
  for (const { module, frame } of readDeclaration(file).screens)
    if (frame !== undefined) copyFileSync(path.join(folder, frame), path.join(to, `${module}.frame.html`));
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    // Another build of the same content was first (its files are these), or the store is on another disk.
    if (!existsSync(to)) cpSync(from, to, { recursive: true, errorOnExist: true });
    else if ((error as NodeJS.ErrnoException).code === 'EXDEV') throw error;
    rmSync(from, { recursive: true, force: true });
  }
}

/** Compresses what webpack wrote, adds `release.json`, and moves the folder into the store in one step. */
export function publishRelease(store: Store, release: Release, stats: Stats): ReleaseRecord {
  const rootFiles = copyDocument(release.folder, release.output);
  copyFrames(release.folder, release.output);
  const record: ReleaseRecord = {
    name: release.name,
    version: release.version,
    declaration: declarationOf(release),
    chunks: chunksOf(stats),
    rootFiles,
    requires: release.name === 'shell' ? {} : requiredRanges(release.folder),
    files: compressFiles(release.output),
  };
  writeFileSync(path.join(release.output, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  move(release.output, store.path(release.name, release.version));
  return record;
}
