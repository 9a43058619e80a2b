import type { Registry } from '@marquee/shared-contracts';
import { join } from 'node:path';
import type { ReleaseRecord, Store } from '../store/Store';
import { readJson } from '../../webpack/readJson';

/** A release to check: its folder, and the store with the other packages. */
export interface Candidate {
  folder: string;
  release: ReleaseRecord;
  store: Store;
  /** The folder of its sources; absent for a published release. */
  source?: string;
  /** Releases that are promoted in the same change, in place of those that the store serves. */
  companions?: ReleaseRecord[];
}

/** Returns one sentence per problem; an empty list means success. */
export type ReleaseCheck = (candidate: Candidate) => string[] | Promise<string[]>;

/** Reads the release in `folder`, to be checked against `store`. */
export function readCandidate(folder: string, store: Store): Candidate {
  const release = readJson(join(folder, 'release.json')) as ReleaseRecord;
  return { folder, release, store };
}

/** Returns the releases of the shell and all other remotes that are stable, or become so with the candidate. */
export function findSiblings({ release, store, companions = [] }: Candidate): {
  shell: ReleaseRecord | undefined;
  remotes: ReleaseRecord[];
} {
  const registry: Registry | undefined = store.registry();
  const changed = [release, ...companions];
  const stable =
    changed.some(({ name }) => name === 'shell') || !registry
      ? undefined
      : store.release('shell', registry.shell.stable);
  const others = Object.entries(registry?.remotes ?? {})
    .filter(([name]) => !changed.some((each) => each.name === name))
    .map(([name, pointer]) => store.release(name, pointer.stable));
  return {
    shell: changed.find(({ name }) => name === 'shell') ?? stable,
    remotes: [...others, ...companions.filter(({ name }) => name !== 'shell')],
  };
}

/** Returns the releases beside which any visitor may get the candidate: the siblings and their canaries. */
export function findRivals(candidate: Candidate): ReleaseRecord[] {
  const { store } = candidate;
  const { remotes } = findSiblings(candidate);
  const canaries = remotes.flatMap(({ name }) => {
    const version = store.registry()?.remotes[name]?.canary?.version;
    return version === undefined ? [] : [store.release(name, version)];
  });
  return [...remotes, ...canaries];
}
