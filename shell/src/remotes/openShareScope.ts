import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { parseReleaseId } from './releaseId';

type ShareScope = ModuleFederation['shareScopeMap'][string];
type Shared = ShareScope[string][string];

const PACKAGE = '@marquee/shared-contracts';

/** Loads a door ("./ui") of the contracts beside the shell's. */
type LoadContracts = (door: string) => Promise<unknown>;

/** Describes a door of other contracts, which loads with the first remote that needs it. */
function replaceShared(
  { lib: _lib, loaded: _loaded, ...own }: Shared,
  from: string,
  get: Shared['get'],
): Shared {
  const { version } = parseReleaseId(from);
  return { ...own, version, from, get, useIn: [], loading: null };
}

/** Returns the page's shared modules with the contracts of the release `id` in place of the shell's. */
function replaceContracts(shared: ShareScope, id: string, load: LoadContracts): ShareScope {
  const rows = Object.entries(shared).map(([name, versions]): [string, ShareScope[string]] => {
    const [own] = Object.values(versions);
    if (!own || !name.startsWith(`${PACKAGE}/`)) return [name, versions];
    const get = async () => {
      const exports = await load(name.replace(PACKAGE, '.'));
      return () => exports as never;
    };
    const replaced = replaceShared(own, id, get);
    return [name, { [replaced.version]: replaced }];
  });
  return Object.fromEntries(rows);
}

/**
 * Opens the share scope of a remote and returns its name: the page's own, or that of other contracts, in which all else is
 * the page's (RL-40). `scope` is the release id of those contracts.
 */
export function openShareScope(
  instance: ModuleFederation,
  scope: string | undefined,
  load: LoadContracts,
): string {
  if (scope === undefined) return 'default';
  const { default: shared = {}, [scope]: opened } = instance.shareScopeMap;
  if (!opened) instance.initShareScopeMap(scope, replaceContracts(shared, scope, load));
  return scope;
}
