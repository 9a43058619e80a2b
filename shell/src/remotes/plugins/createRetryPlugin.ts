import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withTimeout } from '../withTimeout';

const MAX_ATTEMPTS = 3;
/** Milliseconds for one request of a screen's chunk and styles; a release's own timeouts are shorter. */
const MODULE_TIMEOUT_MS = 3500;

/** Retries entries and exposed modules; `onFailedTry` receives the release's id after each failed try. */
export function createRetryPlugin(onFailedTry: (id: string) => void): ModuleFederationRuntimePlugin {
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
      return retry(moduleInfo.name, MAX_ATTEMPTS, () =>
        withTimeout(MODULE_TIMEOUT_MS, Promise.resolve(remoteEntryExports.get(expose)), () => {
          throw new Error(`${moduleInfo.name} did not send ${expose} in time.`);
        }),
      );
    },
  };
}
