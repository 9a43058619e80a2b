import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '../../webpack/ReleaseFilesPlugin';
import { listFiles } from './compressFiles';
import type { PublishedFile } from './Store';

/** Returns size and hash of every file below a folder of a release without compressed files. */
export function describeFiles(folder: string): Record<string, PublishedFile> {
  const rows = listFiles(folder).map((name): [string, PublishedFile] => {
    const content = readFileSync(join(folder, name));
    return [name, { bytes: content.length, brotli: content.length, integrity: computeIntegrity(content) }];
  });
  return Object.fromEntries(rows);
}
