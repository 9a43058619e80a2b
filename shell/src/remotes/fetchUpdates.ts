import type { PageRegistry, RegisteredRemote } from '@marquee/shared-contracts';
import { fetchUncached } from '@marquee/shared-contracts/browser';
import { queueRegistry } from './updates';
import { parseRegistry, readRegistry } from './registry';

/**
 * What a page that is open makes of one remote of a newer registry. It never joins a canary, which is chosen at boot and
 * then fixed; it leaves one that is over. A remote that a developer has put in place stays.
 */
function mergeRemote(mine: RegisteredRemote | undefined, next: RegisteredRemote): RegisteredRemote {
  if (mine?.entry.integrity === '') return mine;
  const isNewTrial = next.trial === true && next.version !== mine?.version;
  const offered = isNewTrial && next.previous !== undefined ? next.previous : next;
  // The very same object: nothing of it is to be rendered anew.
  return mine?.version === offered.version ? mine : offered;
}

/** The registry of an open page when the published one has become another. */
export function mergeRegistry(mine: PageRegistry, next: PageRegistry): PageRegistry {
  const remotes = next.remotes.map((remote) =>
    mergeRemote(
      mine.remotes.find(({ name }) => name === remote.name),
      remote,
    ),
  );
  return { ...next, remotes };
}

/** Reads what is published now, by ETag, and offers it to the page when it is newer (RL-22). */
export async function fetchUpdates(read = fetchUncached): Promise<void> {
  const text = await read('/releases.json');
  if (text === undefined) return;
  const next = parseRegistry(text);
  const mine = readRegistry();
  if (next.revision > mine.revision) queueRegistry(mergeRegistry(mine, next));
}
