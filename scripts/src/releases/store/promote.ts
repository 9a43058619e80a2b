import type { Registry, ReleasePointer, ReleaseStep, WithdrawnRelease } from '@marquee/shared-contracts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findWithdrawal } from './findWithdrawal';
import { findOwnContracts, findUnmetRanges, type Providers } from './findUnmetRanges';
import { lockStore } from './lockStore';
import { type Move, movePointer } from './movePointer';
import { type ChosenRemote, renderDocument } from './renderDocument';
import type { ReleaseRecord, Store } from './Store';
import { CONTRACTS } from '../../webpack/sharedModules';

type NamedPointer = ReleasePointer & { registry: Registry | undefined; providers: Providers };
type Pointers = Record<string, ReleasePointer>;

/** The actor of moves by local builds. */
export const BUILD = 'build';

const MAX_HISTORY_LENGTH = 100;

/** Writes a draft and renames it, so that readers never see a partial file. */
function writeAtomically(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

const getPointers = (registry: Registry | undefined): Pointers =>
  registry ? { shell: registry.shell, ...registry.remotes } : {};

/** Pages fall back to the last release that is not withdrawn and whose shared versions they have. */
function readChosenRemote(store: Store, name: string, pointer: NamedPointer): ChosenRemote {
  const { stable, canary, previous, registry, providers } = pointer;
  const earlier = previous.find(
    (version) =>
      store.has(name, version) &&
      !findWithdrawal(registry, { name, version }) &&
      findUnmetRanges(store.release(name, version), providers).length === 0,
  );
  return {
    stable: store.release(name, stable),
    canary: canary ? { release: store.release(name, canary.version), percent: canary.percent } : undefined,
    previous: earlier === undefined ? undefined : store.release(name, earlier),
  };
}

/** Finds the last shell that is not withdrawn and, like the present one, brings the shared versions of every remote in use. */
function findPreviousShell(
  store: Store,
  { previous, registry, providers }: NamedPointer,
  remotes: readonly ChosenRemote[],
): ReleaseRecord | undefined {
  const releases = remotes
    .flatMap(({ stable, canary, previous: earlier }) => [stable, canary?.release, earlier])
    .filter((release) => release !== undefined);
  return previous
    .filter((version) => store.has('shell', version))
    .filter((version) => !findWithdrawal(registry, { name: 'shell', version }))
    .map((version) => store.release('shell', version))
    .find((shell) =>
      releases.every((release) => {
        const given = { ...providers, shell };
        // The page's registry names the contracts of each release, whichever shell starts.
        const hasSameContracts = findOwnContracts(release, given) === findOwnContracts(release, providers);
        return hasSameContracts && findUnmetRanges(release, given).length === 0;
      }),
    );
}

/** Returns the registry with these pointers and its document. @throws if two releases claim the same path */
export function renderPointers(store: Store, before: Registry | undefined, pointers: Pointers) {
  const { shell: shellPointer, ...remotes } = pointers;
  if (!shellPointer) throw new Error('No shell has been released into this store; its owner comes first.');
  const revision = (before?.revision ?? 0) + 1;
  const shell = store.release('shell', shellPointer.stable);
  const contracts = remotes[CONTRACTS] && store.release(CONTRACTS, remotes[CONTRACTS].stable);
  const providers = { shell, contracts };
  const chosen = Object.entries(remotes).map(([name, pointer]) =>
    readChosenRemote(store, name, { ...pointer, registry: before, providers }),
  );
  const previousShell = findPreviousShell(store, { ...shellPointer, registry: before, providers }, chosen);
  const { html, page, document } = renderDocument(store, {
    revision,
    ...providers,
    previousShell,
    remotes: chosen,
  });
  const registry: Registry = {
    format: 1,
    revision,
    shell: shellPointer,
    remotes,
    history: [],
    ...(before?.withdrawn && { withdrawn: before.withdrawn }),
    page,
    document,
  };
  return { registry, html, shell };
}

/** Changes beside the moves: remotes to remove, and a release to mark as withdrawn. */
interface OtherChanges {
  removed?: string[];
  withdrawn?: WithdrawnRelease;
}

function withWithdrawn(
  before: Registry | undefined,
  added: WithdrawnRelease | undefined,
): Registry | undefined {
  if (!added || !before || findWithdrawal(before, added)) return before;
  return { ...before, withdrawn: [added, ...(before.withdrawn ?? [])] };
}

function applyMoves(pointers: Pointers, moves: Move[]): ReleaseStep[] {
  const at = new Date().toISOString();
  return moves.flatMap((move) => {
    const { pointer, step } = movePointer(pointers[move.name], move);
    if (pointer) pointers[move.name] = pointer;
    else delete pointers[move.name];
    return step ? [{ at, ...step }] : [];
  });
}

/**
 * Applies the moves in one change and renders registry and document. The registry is written last, so that readers of its new
 * revision find that revision's document. Returns whether anything changed.
 * @throws if no shell was released
 */
export function movePointers(store: Store, moves: Move[], others: OtherChanges = {}): boolean {
  return lockStore(store, () => {
    const found = store.registry();
    const before = withWithdrawn(found, others.withdrawn);
    const pointers = getPointers(before);
    for (const name of others.removed ?? []) delete pointers[name];
    const steps = applyMoves(pointers, moves);
    const isSame = before === found && JSON.stringify(pointers) === JSON.stringify(getPointers(before));
    if (isSame && existsSync(store.path('index.html'))) return false;
    const { registry, html, shell } = renderPointers(store, before, pointers);
    const history = [...steps, ...(before?.history ?? [])].slice(0, MAX_HISTORY_LENGTH);
    for (const name of shell.rootFiles) {
      writeAtomically(store.path(name), readFileSync(store.path('shell', shell.version, name)));
    }
    writeAtomically(store.path('index.html'), html);
    writeAtomically(store.path('registry.json'), `${JSON.stringify({ ...registry, history })}\n`);
    return true;
  });
}

/**
 * Makes these versions stable and removes local builds of packages that no longer exist. Released remotes of other teams stay
 * unchanged. Returns whether anything changed.
 * @throws if no shell was released
 */
export function promote(store: Store, versions: { shell: string; remotes: Record<string, string> }): boolean {
  const wanted = Object.entries({ shell: versions.shell, ...versions.remotes });
  const removed = Object.entries(store.registry()?.remotes ?? {})
    .filter(([name, { stable }]) => !(name in versions.remotes) && stable.includes('-local.'))
    .map(([name]) => name);
  const moves = wanted.map(([name, version]) => ({ name, version, what: 'stable' as const, who: BUILD }));
  return movePointers(store, moves, { removed });
}
