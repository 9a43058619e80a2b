import type { Project } from './Project';

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('.d.ts');

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Samples of components in the catalogue, which no product contains. */
export const isStories = (path: string): boolean => path.endsWith('.stories.tsx');

export const remotesOf = (project: Project): string[] => [
  ...new Set(
    project.paths.filter((path) => /^mf-[a-z0-9-]+\//.test(path)).map((path) => path.split('/')[0] ?? ''),
  ),
];

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Splits a name or path into lower-case words: `eventCard`, `event-card` and `EVENT_CARD` are equal. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
