import type { Check } from './Project';

const ALLOWED = new Set(['testing', 'routing', 'staging']);

const isGerund = (folder: string): boolean => /ing(?:-|$)/.test(folder) && !ALLOWED.has(folder);

/** Rejects folders named after an activity (`registering`) instead of a subject (`registration`). */
export const nounFolders: Check = (project) => {
  const folders = new Set(project.paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  return [...folders].flatMap((folder) =>
    folder
      .split('/')
      .filter(isGerund)
      .map((part) => `${folder}: "${part}" is an activity; name the folder by its subject`),
  );
};
