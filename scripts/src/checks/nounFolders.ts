import type { Check } from './Project';

const ALLOWED = new Set(['testing', 'routing']);

const isGerund = (folder: string): boolean => /ing(?:-|$)/.test(folder) && !ALLOWED.has(folder);

/** Folders are named by their subject, a noun, and not by an activity (`registration`, not `registering`). */
export const nounFolders: Check = (project) => {
  const folders = new Set(project.paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  return [...folders].flatMap((folder) =>
    folder
      .split('/')
      .filter(isGerund)
      .map((part) => `${folder}: "${part}" is an activity; name the folder by its subject`),
  );
};
