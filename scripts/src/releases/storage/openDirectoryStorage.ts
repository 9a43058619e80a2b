import { existsSync, readdirSync } from 'node:fs';
import { Store } from '../store/Store';
import type { ReleaseStorage } from './ReleaseStorage';

/** Opens release storage in a directory, which needs no copy. */
export function openDirectoryStorage(directory: string): ReleaseStorage {
  const store = new Store(directory);
  return {
    store,
    fetchRelease: async (name, version) => store.has(name, version),
    listVersions: async (name) => {
      const folder = store.path(name);
      return existsSync(folder) ? readdirSync(folder).filter((version) => store.has(name, version)) : [];
    },
    uploadRelease: async () => undefined,
    uploadPointers: async () => undefined,
    close: () => undefined,
  };
}
