import { findUnmetRanges } from '../store/findUnmetRanges';
import { type ReleaseCheck, findSiblings } from './Candidate';

/** Rejects version ranges that the shell does not provide. */
export const checkVersionRanges: ReleaseCheck = (candidate) => {
  const { shell, remotes } = findSiblings(candidate);
  if (!shell) return ['no shell is released in this store, so nothing can be shown beside it'];
  return (candidate.release.name === 'shell' ? remotes : [candidate.release]).flatMap((remote) =>
    findUnmetRanges(remote, shell),
  );
};
