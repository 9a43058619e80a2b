import type { LinkedRemote } from '../links/generateLinks';
import { remotesOf } from './code';
import type { Project } from './Project';

interface Remote extends LinkedRemote {
  redirects?: { from: string; to: string }[];
}

/** Reads the `remote.json` of each remote of the project; the build validates them. */
export const readRemotes = (project: Project): Remote[] =>
  remotesOf(project)
    .map((remote) => `${remote}/remote.json`)
    .filter((path) => project.paths.includes(path))
    .map((path) => JSON.parse(project.read(path)) as Remote);

/** The addresses of all screens and redirects. */
export const readAddresses = (project: Project): string[] =>
  readRemotes(project).flatMap(({ screens = [], redirects = [] }) => [
    ...screens.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
