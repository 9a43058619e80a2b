import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockStore } from './lockStore';
import { type Move, movePointer } from './movePointer';
import { type ChosenRemote, renderDocument } from './renderDocument';
import type { Store } from './Store';

type Pointers = Record<string, ReleasePointer>;

const MAX_HISTORY_LENGTH = 100;

/** Writes and renames, so that a reader sees the old file or the new one, never a part. */
function writeWhole(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

const pointersOf = (registry: Registry | undefined): Pointers =>
  registry ? { shell: registry.shell, ...registry.remotes } : {};

function chosenRemote(
  store: Store,
  name: string,
  { stable, canary, previous }: ReleasePointer,
): ChosenRemote {
  const earlier = previous.find((version) => store.has(name, version));
  return {
    stable: store.release(name, stable),
    canary: canary ? { release: store.release(name, canary.version), percent: canary.percent } : undefined,
    previous: earlier === undefined ? undefined : store.release(name, earlier),
  };
}

/** The registry with these pointers and the document that follows from them; throws when the releases collide. */
export function renderPointers(store: Store, before: Registry | undefined, pointers: Pointers) {
  const { shell: shellPointer, ...remotes } = pointers;
  if (!shellPointer) throw new Error('No shell has been released into this store; its owner comes first.');
  const revision = (before?.revision ?? 0) + 1;
  const shell = store.release('shell', shellPointer.stable);
  const chosen = Object.entries(remotes).map(([name, pointer]) => chosenRemote(store, name, pointer));
  const { html, page, document } = renderDocument(store, { revision, shell, remotes: chosen });
  const registry: Registry = {
    format: 1,
    revision,
    shell: shellPointer,
    remotes,
    history: [],
    page,
    document,
  };
  return { registry, html, shell };
}

/**
 * Makes these moves in one atomic change and renders what follows from them. The registry is written last: a reader
 * that sees its new revision finds the template of that revision. True when anything changed.
 */
export function movePointers(store: Store, moves: Move[], forgotten: string[] = []): boolean {
  return lockStore(store, () => {
    const before = store.registry();
    const pointers = pointersOf(before);
    for (const name of forgotten) delete pointers[name];
    const at = new Date().toISOString();
    const steps = moves.flatMap((move) => {
      const { pointer, step } = movePointer(pointers[move.name], move);
      pointers[move.name] = pointer;
      return step ? [{ at, ...step }] : [];
    });
    const same = JSON.stringify(pointers) === JSON.stringify(pointersOf(before));
    if (same && existsSync(store.path('index.html'))) return false;
    const { registry, html, shell } = renderPointers(store, before, pointers);
    const history = [...steps, ...(before?.history ?? [])].slice(0, MAX_HISTORY_LENGTH);
    for (const name of shell.rootFiles) {
      writeWhole(store.path(name), readFileSync(store.path('shell', shell.version, name)));
    }
    writeWhole(store.path('index.html'), html);
    writeWhole(store.path('registry.json'), `${JSON.stringify({ ...registry, history })}\n`);
    return true;
  });
}

/**
 * Makes these versions stable, as a local build does. Releases of other remotes stay as they are; a local build whose
 * package is gone is forgotten.
 */
export function promote(store: Store, versions: { shell: string; remotes: Record<string, string> }): boolean {
  const wanted = Object.entries({ shell: versions.shell, ...versions.remotes });
  const forgotten = Object.entries(store.registry()?.remotes ?? {})
    .filter(([name, { stable }]) => !(name in versions.remotes) && stable.includes('-local.'))
    .map(([name]) => name);
  const moves = wanted.map(([name, version]) => ({ name, version, what: 'stable' as const, who: 'build' }));
  return movePointers(store, moves, forgotten);
}
