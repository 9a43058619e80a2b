import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

const ignored =
  /(^|\/)(node_modules|dist|@mf-types|e2e|testing|\.cache|\.storybook)$|\.(test|stories)\.tsx?$|\.md$/;

function listSources(path: string): string[] {
  if (ignored.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listSources(posix.join(path, name)));
}

/** Hashes names and contents of files below `paths`; tests, stories and Markdown do not count, because no build
 * contains them. */
export function hashContent(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listSources(posix.join(root, path)))) {
    hash.update(posix.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
