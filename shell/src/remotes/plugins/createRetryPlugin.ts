import type { RegisteredRelease } from '@marquee/shared-contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ChunkLoader } from '../ChunkLoader';
import { withTimeout } from '../withTimeout';

const MAX_ATTEMPTS = 3;
/** Milliseconds for one request of a screen's chunk and styles; a release's own timeouts are shorter. */
const MODULE_TIMEOUT_MS = 3500;

interface RetryOptions {
  /** The known releases, by id. */
  releases: Map<string, RegisteredRelease>;
  /** The number of failed tries of each release, by id. */
  retries: Record<string, number>;
  onFailedTry: (id: string) => void;
}

/** Retries entries and exposed modules; `onFailedTry` receives the release's id after each failed try. */
export function createRetryPlugin({
  releases,
  retries,
  onFailedTry,
}: RetryOptions): ModuleFederationRuntimePlugin {
  const chunkLoader = new ChunkLoader();
  const loadChunks = (id: string, module: string) =>
    chunkLoader.load(releases.get(id)?.chunks?.[module] ?? [], retries[id]);
  async function retry<Value>(id: string, attempts: number, load: () => Promise<Value>): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      onFailedTry(id);
      if (attempts === 1) throw error;
      return retry(id, attempts - 1, load);
    }
  }
  return {
    name: 'retry',
    loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...given }) {
      const id = given.remoteInfo.name;
      onFailedTry(id);
      const entry = retry(id, MAX_ATTEMPTS - 1, () => {
        delete globalLoading[uniqueKey];
        return getRemoteEntry(given);
      });
      // The hook's type nests two promises.
      return entry as never;
    },
    getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const load = () => loadChunks(moduleInfo.name, expose).then(() => remoteEntryExports.get(expose));
      return retry(moduleInfo.name, MAX_ATTEMPTS, () =>
        withTimeout(MODULE_TIMEOUT_MS, load(), () => {
          throw new Error(`${moduleInfo.name} did not send ${expose} in time.`);
        }),
      );
    },
  };
}
