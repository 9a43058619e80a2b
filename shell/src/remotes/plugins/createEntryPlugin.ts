import type { RegisteredRelease } from '@marquee/shared-contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withTimeout } from '../withTimeout';
import { yieldToBrowser } from '../yieldToBrowser';

/** Milliseconds until an entry has failed. */
const ENTRY_TIMEOUT_MS = 3000;

type EntryExports = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

interface EntryOptions {
  /** The known releases, by id. */
  releases: Map<string, RegisteredRelease>;
  /** The number of failed tries of each release, by id. */
  retries: Record<string, number>;
}

/** chosen: the import map has the hashes of so many retries (RL-34). */
const MAX_MODULE_RETRY = 9;

/**
 * Imports an entry that is an ES module, whose hash is in the document's import map.
 * @throws with the runtime's code of a failed entry, which makes it try again
 */
async function importEntry(url: string): Promise<EntryExports> {
  const entry = import(/* webpackIgnore: true */ url) as Promise<EntryExports>;
  return withTimeout(ENTRY_TIMEOUT_MS, entry, () => {
    throw new Error('it took too long');
  }).catch((error: unknown) => {
    throw new Error(`RUNTIME-008: ${url} could not be loaded: ${String(error)}`);
  });
}

/** Requests entries with integrity, a timeout, and a changed URL for retries, because a failed URL keeps failing. */
export const createEntryPlugin = ({ releases, retries }: EntryOptions): ModuleFederationRuntimePlugin => ({
  name: 'entry',
  createScript({ url, remoteInfo }) {
    const id = remoteInfo?.name ?? '';
    const retry = retries[id];
    const entry = releases.get(id)?.entry ?? { url, integrity: 'sha256-unknown' };
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = entry.integrity;
    script.src = retry ? `${entry.url}?retry=${String(retry)}` : entry.url;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  async loadEntry({ remoteInfo: { name, type, entry } }) {
    if (type !== 'module') return undefined;
    const retry = Math.min(retries[name] ?? 0, MAX_MODULE_RETRY);
    return importEntry(retry ? `${entry}?retry=${String(retry)}` : entry);
  },
  /** Evaluates an entry and its screen in separate tasks. */
  async beforeInitContainer(args) {
    await yieldToBrowser();
    return args;
  },
});
