import { generateLinks, LINKS_FILE, type LinkedRemote } from '../links/generateLinks';
import { remotesOf } from './code';
import type { Check } from './Project';

/** The generated links are those of the remotes' `remote.json`. */
export const currentLinks: Check = (project) => {
  const remotes = remotesOf(project)
    .map((remote) => `${remote}/remote.json`)
    .filter((path) => project.paths.includes(path))
    .map((path) => JSON.parse(project.read(path)) as LinkedRemote);
  if (project.paths.includes(LINKS_FILE) && project.read(LINKS_FILE) === generateLinks(remotes)) return [];
  return [`${LINKS_FILE}: differs from the remote.json files; run "npm run links"`];
};
