import type { RegisteredRelease } from '@marquee/shared-contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { yieldToBrowser } from '../yieldToBrowser';

/** Milliseconds until an entry has failed. */
const ENTRY_TIMEOUT_MS = 3000;

interface EntryOptions {
  /** The entry file of a release, by id. */
  entries: Map<string, RegisteredRelease['entry']>;
  /** The number of failed tries of each release, by id. */
  retries: Record<string, number>;
}

/** Requests entries with integrity, a timeout, and a changed URL for retries, because a failed URL keeps failing. */
export const createEntryPlugin = ({ entries, retries }: EntryOptions): ModuleFederationRuntimePlugin => ({
  name: 'entry',
  createScript({ url, remoteInfo }) {
    const id = remoteInfo?.name ?? '';
    const retry = retries[id];
    const entry = entries.get(id) ?? { url, integrity: 'sha256-unknown' };
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = entry.integrity;
    script.src = retry ? `${entry.url}?retry=${String(retry)}` : entry.url;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  /** Evaluates an entry and its screen in separate tasks. */
  async beforeInitContainer(args) {
    await yieldToBrowser();
    return args;
  },
});
