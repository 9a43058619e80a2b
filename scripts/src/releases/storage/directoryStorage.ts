import { existsSync, readdirSync } from 'node:fs';
import { Store } from '../store/Store';
import type { ReleaseStorage } from './ReleaseStorage';

/** Release storage in a directory; no copy is needed. */
export function directoryStorage(directory: string): ReleaseStorage {
  const store = new Store(directory);
  return {
    store,
    take: async (name, version) => store.has(name, version),
    versions: async (name) => {
      const folder = store.path(name);
      return existsSync(folder) ? readdirSync(folder).filter((version) => store.has(name, version)) : [];
    },
    shareRelease: async () => undefined,
    sharePointers: async () => undefined,
    close: () => undefined,
  };
}
