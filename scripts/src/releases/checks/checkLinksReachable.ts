import { links } from '@marquee/shared-contracts';
import { unansweredLinks } from '../../checks/unansweredLinks';
import { getPaths } from '../store/findAddressConflicts';
import { type ReleaseCheck, findSiblings } from './Candidate';

/** Rejects a release that removes the only screen of a link of the contracts. */
export const checkLinksReachable: ReleaseCheck = (candidate) => {
  const { release, store } = candidate;
  if (release.name === 'shell') return [];
  const { remotes } = findSiblings(candidate);
  const served = Object.entries(store.registry()?.remotes ?? {});
  const before = served.flatMap(([name, { stable }]) => getPaths(store.release(name, stable)));
  const after = [...remotes.flatMap(getPaths), ...getPaths(release)];
  // Ignore links that had no screen before: a store may hold only some remotes.
  const orphans = new Set(unansweredLinks(links, before).map(({ name }) => name));
  return unansweredLinks(links, after)
    .filter(({ name }) => !orphans.has(name))
    .map(({ name, address }) => `links.${name} leads to ${address}, which no remote would answer any more`);
};
