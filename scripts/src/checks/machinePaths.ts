import { homedir } from 'node:os';
import type { Check } from './Project';

const homes = /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\//;

/** Rejects absolute paths of one machine. */
export const machinePaths =
  (root: string): Check =>
  (project) =>
    project.paths
      .filter((path) => /\.(ts|tsx|mjs|js|json|jsonc|css|md|yml|yaml|html|sh)$|\/run$/.test(path))
      .filter((path) => {
        const text = project.read(path);
        return homes.test(text) || text.includes(`${root}/`) || text.includes(`${homedir()}/`);
      })
      .map((path) => `${path}: names a folder of one machine; use a path from the project's root`);
