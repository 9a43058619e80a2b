import { satisfy } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from '../store/Store';
import { type ReleaseCheck, findSiblings } from './Candidate';

/** Uses the runtime's own rule, so that check and page agree. */
function findUnmetRanges(remote: ReleaseRecord, shell: ReleaseRecord): string[] {
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

/** Rejects version ranges that the shell does not provide. */
export const checkVersionRanges: ReleaseCheck = (candidate) => {
  const { shell, remotes } = findSiblings(candidate);
  if (!shell) return ['no shell is released in this store, so nothing can be shown beside it'];
  return (candidate.release.name === 'shell' ? remotes : [candidate.release]).flatMap((remote) =>
    findUnmetRanges(remote, shell),
  );
};
