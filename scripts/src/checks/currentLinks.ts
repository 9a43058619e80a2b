import { generateLinks, LINKS_FILE } from '../links/generateLinks';
import type { Check } from './Project';
import { readRemotes } from './readRemotes';

/** The generated links are those of the remotes' `remote.json`. */
export const currentLinks: Check = (project) => {
  const current = generateLinks(readRemotes(project));
  if (project.paths.includes(LINKS_FILE) && project.read(LINKS_FILE) === current) return [];
  return [`${LINKS_FILE}: differs from the remote.json files; run "npm run links"`];
};
