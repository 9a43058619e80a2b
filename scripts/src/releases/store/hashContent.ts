import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

const ignored = /(^|\/)(node_modules|dist|e2e|testing|\.cache)$|\.test\.tsx?$|\.md$/;

function filesOf(place: string): string[] {
  if (ignored.test(place) || !existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesOf(posix.join(place, name)));
}

/** One hash over files and folders, by name and content; tests and notes do not count, so that they build nothing. */
export function hashContent(root: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesOf(posix.join(root, place)))) {
    hash.update(posix.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
