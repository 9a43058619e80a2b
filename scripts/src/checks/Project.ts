import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files that checks read: paths relative to the root, with '/'. */
export interface Project {
  paths: string[];
  read: (path: string) => string;
}

/** Returns one sentence per violation: the file, the violation and its remedy. */
export type Check = (project: Project) => string[];

const IGNORED = new Set([
  'node_modules',
  'dist',
  '@mf-types',
  '.git',
  '.cache',
  '.data',
  '.store',
  'test-results',
]);

function listPaths(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listPaths(root, path) : [path];
    });
}

/**
 * Reads the working tree, without installed packages and build output.
 * @throws if `root` is not the project
 */
export function projectAt(root: string): Project {
  if (!existsSync(join(root, 'package.json'))) throw new Error(`${root} is not the project's folder`);
  return {
    paths: listPaths(root, '').toSorted(),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
}

/** Creates a project in memory, for tests. */
export function createProject(files: Record<string, string>): Project {
  return { paths: Object.keys(files), read: (path) => files[path] ?? '' };
}
