import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movePointers } from '../store/promote';
import { Store } from '../store/Store';
import { type Candidate, siblingsOf } from './Candidate';

/** A store of links for one check: the released siblings and the candidate. */
export function createCandidateStore(candidate: Candidate): { store: Store; remove: () => void } {
  const { release, folder, store } = candidate;
  const trial = new Store(mkdtempSync(join(tmpdir(), 'marquee-trial-')));
  const { shell, remotes } = siblingsOf(candidate);
  const siblings = [...(shell ? [shell] : []), ...remotes].filter(({ name }) => name !== release.name);
  const places = [
    ...siblings.map((sibling) => ({ ...sibling, folder: store.path(sibling.name, sibling.version) })),
    { ...release, folder },
  ];
  for (const place of places) {
    mkdirSync(trial.path(place.name), { recursive: true });
    symlinkSync(place.folder, trial.path(place.name, place.version), 'dir');
  }
  const moves = places.map(({ name, version }) => ({ name, version, what: 'stable' as const, who: 'check' }));
  movePointers(trial, moves);
  return { store: trial, remove: () => rmSync(trial.directory, { recursive: true, force: true }) };
}
