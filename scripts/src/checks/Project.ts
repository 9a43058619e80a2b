import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files a check looks at: paths from the root, with '/'. */
export interface Project {
  paths: string[];
  read: (path: string) => string;
}

/** One sentence per violation: the file first, then what is wrong and what to do. */
export type Check = (project: Project) => string[];

const unread = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.store', 'test-results']);

function pathsUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !unread.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsUnder(root, path) : [path];
    });
}

/** Reads the working tree, without installed packages and build output. */
export function projectAt(root: string): Project {
  if (!existsSync(join(root, 'package.json'))) throw new Error(`${root} is not the project's folder`);
  return {
    paths: pathsUnder(root, '').toSorted(),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
}

/** A project that exists only in a test. */
export function plantedProject(files: Record<string, string>): Project {
  return { paths: Object.keys(files), read: (path) => files[path] ?? '' };
}
