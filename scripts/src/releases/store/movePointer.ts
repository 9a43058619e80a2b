import type { ReleasePointer, ReleaseStep } from '@marquee/shared-contracts';

/** A requested change of a package's pointer. */
export type Move = { name: string; who: string } & (
  | { what: 'stable'; version: string }
  | { what: 'canary'; version: string; percent: number }
  | { what: 'development'; version: string }
  | { what: 'rollback' }
);

/** The pointer after a move, and its entry in the history if it changed. */
export interface Moved {
  pointer: ReleasePointer;
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

/** Ends the canary if there is one, else returns to the previous stable release. */
function rollBack(before: ReleasePointer | undefined, { name, who }: Move): Moved {
  if (before?.canary) {
    const from = before.canary.version;
    const step = { name, version: before.stable, what: 'end of canary' as const, from, who };
    return { pointer: { ...before, canary: null }, step };
  }
  const [version, ...previous] = before?.previous ?? [];
  if (!before || version === undefined) throw new Error(`${name} has no earlier release to go back to.`);
  const step = { name, version, what: 'rollback' as const, from: before.stable, who };
  return { pointer: { ...before, stable: version, canary: null, previous }, step };
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
  if (move.what === 'rollback') return rollBack(before, move);
  const { name, version, who } = move;
  const pointer = toStable(before, version);
  if (before?.stable === version) return { pointer };
  return { pointer, step: { name, version, what: 'stable', from: before?.stable ?? null, who } };
}
