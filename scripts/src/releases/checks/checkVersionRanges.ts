import { satisfy } from '@module-federation/runtime-core';
import type { ReleaseRecord } from '../store/Store';
import { type ReleaseCheck, siblingsOf } from './Candidate';

/** Uses the page's own rule, so that this check and the page agree. */
function unfit(remote: ReleaseRecord, shell: ReleaseRecord): string[] {
  return Object.entries(remote.requires).flatMap(([name, range]) => {
    const provided = shell.provides[name];
    if (provided === undefined)
      return [`${remote.name} ${remote.version} asks for ${name} ${range}, which the shell does not share`];
    if (satisfy(provided, range)) return [];
    return [
      `${remote.name} ${remote.version} asks for ${name} ${range}; the shell ${shell.version} brings ${provided}`,
    ];
  });
}

/** The shell provides every version range that the remotes require. */
export const checkVersionRanges: ReleaseCheck = (candidate) => {
  const { shell, remotes } = siblingsOf(candidate);
  if (!shell) return ['no shell is released in this store, so nothing can be shown beside it'];
  return (candidate.release.name === 'shell' ? remotes : [candidate.release]).flatMap((remote) =>
    unfit(remote, shell),
  );
};
