import type { ReleasePointer, ReleaseStep } from '@marquee/shared-contracts';

/** A requested change of a package's pointer. */
export type Move = { name: string; who: string } & (
  | { what: 'stable'; version: string; why?: string }
  | { what: 'canary'; version: string; percent: number }
  | { what: 'development'; version: string }
  | { what: 'rollback'; version?: string }
  | { what: 'removal' }
);

/** The pointer after a move, undefined for none, and its entry in the history if it changed. */
export interface Moved {
  pointer: ReleasePointer | undefined;
  step?: Omit<ReleaseStep, 'at'>;
}

const MAX_PREVIOUS_VERSIONS = 3;

function toStable(before: ReleasePointer | undefined, version: string): ReleasePointer {
  if (!before) return { stable: version, canary: null, previous: [] };
  const canary = before.canary?.version === version ? null : before.canary;
  if (before.stable === version) return { ...before, canary };
  const previous = [before.stable, ...before.previous.filter((old) => old !== version)];
  return { ...before, stable: version, canary, previous: previous.slice(0, MAX_PREVIOUS_VERSIONS) };
}

function toCanary(before: ReleasePointer | undefined, move: Move & { what: 'canary' }): Moved {
  const { name, version, percent, who } = move;
  if (!before) throw new Error(`${name} has no stable release yet: promote one with --to stable first.`);
  if (before.stable === version) throw new Error(`${name} ${version} is stable already.`);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new Error('A canary is for 1 to 99 percent of the visitors: --percent 10');
  }
  const from = before.canary?.version ?? before.stable;
  const step = { name, version, what: 'canary' as const, from, who, percent };
  return { pointer: { ...before, canary: { version, percent } }, step };
}

/** Ends the canary if there is one, else returns to the previous stable release; a version is served in any case. */
function rollBack(before: ReleasePointer | undefined, move: Move & { what: 'rollback' }): Moved {
  const { name, who } = move;
  if (before?.canary && move.version === undefined) {
    const from = before.canary.version;
    const step = { name, version: before.stable, what: 'end of canary' as const, from, who };
    return { pointer: { ...before, canary: null }, step };
  }
  const version = move.version ?? before?.previous[0];
  if (!before || version === undefined) throw new Error(`${name} has no earlier release to go back to.`);
  const at = before.previous.indexOf(version);
  const previous = at === -1 ? [] : before.previous.slice(at + 1);
  const step = { name, version, what: 'rollback' as const, from: before.stable, who };
  return { pointer: { ...before, stable: version, canary: null, previous }, step };
}

function remove(before: ReleasePointer | undefined, { name, who }: Move): Moved {
  if (!before || name === 'shell') throw new Error(`${name} cannot be removed.`);
  const { stable } = before;
  const step = {
    name,
    version: stable,
    what: 'rollback' as const,
    from: stable,
    who,
    isRemoval: true as const,
  };
  return { pointer: undefined, step };
}

function toDevelopment(
  before: ReleasePointer | undefined,
  { name, version }: Move & { version: string },
): Moved {
  if (!before) throw new Error(`${name} has no stable release yet.`);
  return { pointer: { ...before, development: version } };
}

/** Computes the pointer after a move. @throws if the move is impossible */
export function movePointer(before: ReleasePointer | undefined, move: Move): Moved {
  if (move.what === 'canary') return toCanary(before, move);
  if (move.what === 'development') return toDevelopment(before, move);
  if (move.what === 'removal') return remove(before, move);
  if (move.what === 'rollback') return rollBack(before, move);
  const { name, version, who, why } = move;
  const pointer = toStable(before, version);
  if (before?.stable === version) return { pointer };
  const step = { name, version, what: 'stable' as const, from: before?.stable ?? null, who };
  return { pointer, step: { ...step, ...(why !== undefined && { why }) } };
}
