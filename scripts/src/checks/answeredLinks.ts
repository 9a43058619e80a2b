import { remotesOf } from './code';
import type { Check, Project } from './Project';
import { type LinkBuilder, unansweredLinks } from './unansweredLinks';

interface Routes {
  screens?: { path: string }[];
  redirects?: { from: string }[];
}

function pathsOf(project: Project): string[] {
  return remotesOf(project)
    .map((remote) => `${remote}/remote.json`)
    .filter((path) => project.paths.includes(path))
    .map((path) => JSON.parse(project.read(path)) as Routes)
    .flatMap(({ screens = [], redirects = [] }) => [
      ...screens.map((screen) => screen.path),
      ...redirects.map((redirect) => redirect.from),
    ]);
}

/** Every link of the contracts leads to a screen of some remote. */
export const answeredLinks =
  (links: Readonly<Record<string, LinkBuilder>>): Check =>
  (project) =>
    unansweredLinks(links, pathsOf(project)).map(
      ({ name, address }) => `links.${name}: no remote.json answers ${address}`,
    );
