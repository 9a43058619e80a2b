import type { PageRegistry, RegisteredRemote } from '@marquee/shared-contracts';
import { fetchUncached } from '@marquee/shared-contracts/browser';
import { parseRegistry, readRegistry } from './registry';

/**
 * Merges one remote of a newer registry into an open page. The page never joins a canary, which is fixed at boot, but
 * leaves an ended canary; overridden remotes stay.
 */
function mergeRemote(mine: RegisteredRemote | undefined, next: RegisteredRemote): RegisteredRemote {
  if (mine?.entry.integrity === '') return mine;
  const isNewTrial = next.trial === true && next.version !== mine?.version;
  const offered = isNewTrial && next.previous !== undefined ? next.previous : next;
  // The same object avoids a new render.
  return mine?.version === offered.version ? mine : offered;
}

/** Merges a newer registry into the page's. */
export function mergeRegistry(mine: PageRegistry, next: PageRegistry): PageRegistry {
  const remotes = next.remotes.map((remote) =>
    mergeRemote(
      mine.remotes.find(({ name }) => name === remote.name),
      remote,
    ),
  );
  return { ...next, remotes };
}

/** Fetches the published registry by ETag. Resolves to undefined without a newer registry. */
export async function fetchUpdates(read = fetchUncached): Promise<PageRegistry | undefined> {
  const text = await read('/releases.json');
  if (text === undefined) return undefined;
  const next = parseRegistry(text);
  const mine = readRegistry();
  return next.revision > mine.revision ? mergeRegistry(mine, next) : undefined;
}
