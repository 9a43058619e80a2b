import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movePointers } from '../store/promote';
import { Store } from '../store/Store';
import { type Candidate, findSiblings } from './Candidate';

/** Creates a temporary store with links to the candidate and the released siblings. */
export function createCandidateStore(candidate: Candidate): { store: Store; remove: () => void } {
  const { release, folder, store } = candidate;
  const linked = new Store(mkdtempSync(join(tmpdir(), 'marquee-trial-')));
  const { shell, remotes } = findSiblings(candidate);
  const siblings = [...(shell ? [shell] : []), ...remotes].filter(({ name }) => name !== release.name);
  const releases = [
    ...siblings.map((sibling) => ({ ...sibling, folder: store.path(sibling.name, sibling.version) })),
    { ...release, folder },
  ];
  for (const { name, version, folder: target } of releases) {
    mkdirSync(linked.path(name), { recursive: true });
    symlinkSync(target, linked.path(name, version), 'dir');
  }
  const moves = releases.map(({ name, version }) => ({
    name,
    version,
    what: 'stable' as const,
    who: 'check',
  }));
  movePointers(linked, moves);
  return { store: linked, remove: () => rmSync(linked.directory, { recursive: true, force: true }) };
}
