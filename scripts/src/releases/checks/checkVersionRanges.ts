import { findUnmetRanges } from '../store/findUnmetRanges';
import { CONTRACTS } from '../../webpack/sharedModules';
import { type ReleaseCheck, findSiblings } from './Candidate';

/** Rejects version ranges that neither the shell nor the promoted contracts provide. */
export const checkVersionRanges: ReleaseCheck = (candidate) => {
  const { shell, remotes } = findSiblings(candidate);
  if (!shell) return ['no shell is released in this store, so nothing can be shown beside it'];
  const { release } = candidate;
  const all = [...remotes, ...(release.name === 'shell' ? [] : [release])];
  const contracts = all.find(({ name }) => name === CONTRACTS);
  const isProvider = release.name === 'shell' || release === contracts;
  return (isProvider ? all : [release]).flatMap((remote) => findUnmetRanges(remote, { shell, contracts }));
};
