import { posix } from 'node:path';
import type { Check, Project } from './Project';

const isDoor = (path: string): boolean =>
  /^shared-contracts\/src\/(?:ui|widgets\/[\w-]+)\/index\.ts$/.test(path);

/** `export { Button, type Look } from './actions/Button'`, but no `export type`. */
const exported = /^export \{([^}]+)\} from '(\.[^']+)'/gm;

const findStories = (project: Project, file: string): string =>
  project.paths.includes(file) ? project.read(file) : '';

function listHidden(project: Project, door: string): string[] {
  return [...project.read(door).matchAll(exported)].flatMap(([, names = '', from = '']) => {
    const file = posix.join(posix.dirname(door), from);
    // Only .tsx files have components.
    if (!project.paths.includes(`${file}.tsx`)) return [];
    const stories = findStories(project, `${file}.stories.tsx`);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name) && !new RegExp(`\\b${name}\\b`).test(stories))
      .map((name) => `${file}.stories.tsx: does not show ${name}; add a story for each of its states`);
  });
}

const hasStories = (project: Project, folder: string): boolean =>
  project.paths.some((path) => path.startsWith(folder) && path.endsWith('.stories.tsx'));

/** Rejects components of `ui` and `widgets` that the catalogue does not show. */
export const shownComponents: Check = (project) =>
  project.paths.filter(isDoor).flatMap((door) => {
    const folder = door.slice(0, -'index.ts'.length);
    return hasStories(project, folder)
      ? listHidden(project, door)
      : [`${folder}: has no stories; add a .stories.tsx file beside what it exports`];
  });
