import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { authorize, readTokens } from '../cli/authorize';
import type { Move } from './movePointer';
import { BUILD, movePointers } from './promote';
import type { Store } from './Store';

type Environment = Record<string, string | undefined>;

/** A package with its local build. */
interface Build {
  name: string;
  version: string;
}

const isLocal = (version: string): boolean => version.includes('-local.');

const getPointer = (registry: Registry | undefined, name: string): ReleasePointer | undefined =>
  name === 'shell' ? registry?.shell : registry?.remotes[name];

/** Describes the release of a person, which a build leaves alone; undefined if only builds were served. */
function describeRelease(registry: Registry | undefined, name: string): string | undefined {
  const pointer = getPointer(registry, name);
  const step = registry?.history.find((each) => each.name === name && each.who !== BUILD);
  if (step) return `${step.who} changed it on ${step.at.slice(0, 10)}`;
  const versions = pointer ? [pointer.stable, ...pointer.previous] : [];
  return versions.every(isLocal) ? undefined : 'a team has released it';
}

function describeMissingToken(store: Store, env: Environment, name: string): string | undefined {
  if (!readTokens(store)) return undefined;
  try {
    authorize(store, { env, print: () => undefined }, name);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  }
}

function describeKept(pointer: ReleasePointer | undefined, { name, version }: Build, reason: string): string {
  if (!pointer) return `${name} is not served: ${reason}.`;
  const command = `npm run remote -- promote ${name} ${version} --to stable`;
  return `${name} stays at ${pointer.stable}: ${reason}. Your build is on its development channel; to serve it: ${command}`;
}

/** Removes local builds of packages that no longer exist. */
function findRemoved(store: Store, builds: Build[], canMove: (name: string) => boolean): string[] {
  const names = new Set(builds.map(({ name }) => name));
  return Object.entries(store.registry()?.remotes ?? {})
    .filter(([name, { stable }]) => !names.has(name) && isLocal(stable) && canMove(name))
    .map(([name]) => name);
}

/**
 * Makes local builds stable where only builds were served and the store needs no token; elsewhere they go to the development
 * channel (RL-32). Returns one sentence for each package that is not served from its build.
 */
export function promoteBuilds(store: Store, builds: Build[], env: Environment): string[] {
  const registry = store.registry();
  const findReason = (name: string) =>
    describeMissingToken(store, env, name) ?? describeRelease(registry, name);
  const rows = builds.map((build) => ({
    build,
    reason: findReason(build.name),
    pointer: getPointer(registry, build.name),
  }));
  const moves = rows.flatMap(({ build, reason, pointer }): Move[] => {
    if (reason === undefined) return [{ ...build, who: BUILD, what: 'stable' }];
    const isNew = pointer && pointer.stable !== build.version;
    return isNew ? [{ ...build, who: BUILD, what: 'development' }] : [];
  });
  const hasShell = registry !== undefined || moves.some(({ name }) => name === 'shell');
  if (hasShell) {
    const removed = findRemoved(store, builds, (name) => findReason(name) === undefined);
    movePointers(store, moves, { removed });
  }
  return rows.flatMap(({ build, reason, pointer }) =>
    reason === undefined || pointer?.stable === build.version ? [] : [describeKept(pointer, build, reason)],
  );
}
