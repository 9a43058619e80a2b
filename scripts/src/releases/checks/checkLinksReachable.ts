import { links } from '@marquee/shared-contracts';
import { unansweredLinks } from '../../checks/unansweredLinks';
import { pathsOf, type ReleaseCheck, siblingsOf } from './Candidate';

/** Every link of the contracts that has a released screen still has one after this release. */
export const checkLinksReachable: ReleaseCheck = (candidate) => {
  const { release, store } = candidate;
  if (release.name === 'shell') return [];
  const { remotes } = siblingsOf(candidate);
  const stable = store.registry()?.remotes[release.name]?.stable;
  const before = [
    ...remotes.flatMap(pathsOf),
    ...(stable === undefined ? [] : pathsOf(store.release(release.name, stable))),
  ];
  const after = [...remotes.flatMap(pathsOf), ...pathsOf(release)];
  // Ignore links that had no screen before: a store may hold only some remotes.
  const orphans = new Set(unansweredLinks(links, before).map(({ name }) => name));
  return unansweredLinks(links, after)
    .filter(({ name }) => !orphans.has(name))
    .map(({ name, address }) => `links.${name} leads to ${address}, which no remote would answer any more`);
};
