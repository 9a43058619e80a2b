import type { Registry } from '@marquee/shared-contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord, Store } from '../store/Store';

/** A release to check: its folder, and the store with the other packages. */
export interface Candidate {
  folder: string;
  release: ReleaseRecord;
  store: Store;
}

/** Returns one sentence per problem; an empty list means success. */
export type ReleaseCheck = (candidate: Candidate) => string[] | Promise<string[]>;

/** Reads the release in `folder`, to be checked against `store`. */
export function readCandidate(folder: string, store: Store): Candidate {
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  return { folder, release, store };
}

/** Returns the paths of a release's screens and redirects. */
export const getPaths = ({ declaration }: ReleaseRecord): string[] => [
  ...(declaration?.screens ?? []).map((screen) => screen.path),
  ...(declaration?.redirects ?? []).map(({ from }) => from),
];

/** Returns the stable releases of the shell and all other remotes; a candidate shell is its own shell. */
export function findSiblings({ release, store }: Candidate): {
  shell: ReleaseRecord | undefined;
  remotes: ReleaseRecord[];
} {
  const registry: Registry | undefined = store.registry();
  const shell =
    registry && release.name !== 'shell' ? store.release('shell', registry.shell.stable) : undefined;
  const others = Object.entries(registry?.remotes ?? {}).filter(([name]) => name !== release.name);
  const remotes = others.map(([name, { stable }]) => store.release(name, stable));
  return { shell: release.name === 'shell' ? release : shell, remotes };
}
