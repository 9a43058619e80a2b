import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { Release } from '../../webpack/Release';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { readRequiredRanges, readSharedVersions } from '../../webpack/sharedModules';
import { compressFiles, listFiles } from './compressFiles';
import type { ReleaseRecord } from './Store';
import { fillLinks } from './fillLinks';
import { listUses } from './listUses';

function getChunks({ namedChunks }: Compilation): Record<string, string[]> {
  const named = [...namedChunks].map(([name, chunk]) => [name, [...chunk.files].toSorted()]);
  return Object.fromEntries(named);
}

function createDeclaration(release: Release): ReleaseRecord['declaration'] {
  const file = join(release.folder, 'remote.json');
  if (!existsSync(file)) return null;
  const { name: _name, ...declaration } = readDeclaration(file);
  return declaration;
}

/** Copies the template as `document.html`, and `public/`, whose files belong to the root of the site; returns the latter. */
function copyDocument(folder: string, to: string): string[] {
  const template = join(folder, 'src/document/index.html');
  const publicFolder = join(folder, 'public');
  if (existsSync(template))
    writeFileSync(join(to, 'document.html'), fillLinks(readFileSync(template, 'utf8')));
  if (!existsSync(publicFolder)) return [];
  cpSync(publicFolder, to, { recursive: true });
  return listFiles(publicFolder);
}

/** Compresses webpack's output and writes `release.json`. */
export function writeRelease(
  release: Release,
  { output, compilation }: { output: string; compilation: Compilation },
): ReleaseRecord {
  const rootFiles = copyDocument(release.folder, output);
  const isShell = release.name === 'shell';
  const record: ReleaseRecord = {
    name: release.name,
    version: release.version,
    declaration: createDeclaration(release),
    chunks: getChunks(compilation),
    rootFiles,
    requires: isShell ? {} : readRequiredRanges(release.folder),
    provides: isShell ? readSharedVersions(release.folder) : {},
    uses: listUses(compilation, release.folder),
    files: compressFiles(output),
  };
  writeFileSync(join(output, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
