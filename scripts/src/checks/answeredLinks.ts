import { remotesOf } from './code';
import type { Check, Project } from './Project';

/** Some take only certain words; here any part will do, since patterns take any. */
type LinkBuilder = (...parts: never[]) => string;

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

/** Without what stands behind a `?` or a `#`: that is a state of the screen, or a place in it. */
const partsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean);

function answers(pattern: string, address: string): boolean {
  const given = partsOf(address);
  const wanted = partsOf(pattern);
  return (
    given.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** Every link of the contracts leads to a screen of some remote (RT-1). */
export const answeredLinks =
  (links: Readonly<Record<string, LinkBuilder>>): Check =>
  (project) => {
    const patterns = pathsOf(project);
    return Object.entries(links)
      .map(([name, build]) => ({
        name,
        address: build(...(Array<string>(build.length).fill('x') as never[])),
      }))
      .filter(({ address }) => !patterns.some((pattern) => answers(pattern, address)))
      .map(({ name, address }) => `links.${name}: no remote.json answers ${address}`);
  };
