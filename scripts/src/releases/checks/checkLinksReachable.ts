import { links } from '@marquee/shared-contracts';
import { unansweredLinks } from '../../checks/unansweredLinks';
import { pathsOf, type ReleaseCheck, siblingsOf } from './Candidate';

/** No link of the contracts that some released remote answers would lead nowhere (RT-1). */
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
  // What nobody answered before is not this release's fault: a store may hold a part of the remotes.
  const orphans = new Set(unansweredLinks(links, before).map(({ name }) => name));
  return unansweredLinks(links, after)
    .filter(({ name }) => !orphans.has(name))
    .map(({ name, address }) => `links.${name} leads to ${address}, which no remote would answer any more`);
};
