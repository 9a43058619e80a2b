import { getEntry } from '../store/Store';
import { type ReleaseCheck, findSiblings } from './Candidate';

/**
 * Rejects a container name of another served release, also of the same remote: a page may load both, for example for a
 * fallback, and the runtime finds containers by name.
 */
export const checkEntryName: ReleaseCheck = (candidate) => {
  const { release, store } = candidate;
  if (release.name === 'shell') return [];
  const { stable, canary, previous = [] } = store.registry()?.remotes[release.name] ?? {};
  const own = [stable, canary?.version, ...previous]
    .filter((version) => version !== undefined && version !== release.version)
    .map((version) => store.release(release.name, version ?? ''));
  const { global } = getEntry(release);
  return [...own, ...findSiblings(candidate).remotes]
    .filter((other) => getEntry(other).global === global)
    .map(
      (other) =>
        `its federation name ${global} is that of ${other.name} ${other.version}; put the version into the name`,
    );
};
