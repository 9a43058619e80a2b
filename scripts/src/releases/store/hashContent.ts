import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

/** Files of a folder that no build contains. */
const notBuilt =
  /(^|\/)(node_modules|dist|@mf-types|e2e|testing|\.cache|\.storybook)$|\.(test|stories)\.tsx?$|\.md$/;

/** Files of a folder that no published package contains. */
export const notPackaged = /(^|\/)(node_modules|dist|@mf-types|\.cache)$/;

function listSources(path: string, ignored: RegExp): string[] {
  if (ignored.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listSources(posix.join(path, name), ignored));
}

/** Hashes names and contents of the files below `paths`; by default tests, stories and Markdown do not count. */
export function hashContent(root: string, paths: string[], ignored = notBuilt): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listSources(posix.join(root, path), ignored))) {
    hash.update(posix.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
