import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { computeIntegrity } from '../../webpack/ReleaseFilesPlugin';
import type { PublishedFile } from './Store';

const text = /\.(js|css|svg|html|json)$/;

/** Returns the relative paths of all files below a folder, with `/` as separator. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

/** Writes `.br` and `.gz` files beside each text file and returns size and hash of every file. */
export function compressFiles(folder: string): Record<string, PublishedFile> {
  const rows = listFiles(folder).map((name): [string, PublishedFile] => {
    const content = readFileSync(join(folder, name));
    const file = { bytes: content.length, brotli: content.length, integrity: computeIntegrity(content) };
    if (!text.test(name)) return [name, file];
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(join(folder, `${name}.br`), brotli);
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
    return [name, { ...file, brotli: brotli.length }];
  });
  return Object.fromEntries(rows);
}
