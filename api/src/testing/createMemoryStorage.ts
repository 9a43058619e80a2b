import { Readable } from 'node:stream';
import type { Storage } from '../platform/storage/Storage';

/** A storage in memory, for one test. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Buffer>();
  return {
    save: async (name, content) => {
      files.set(name, content);
    },
    read: async (name) => {
      const content = files.get(name);
      return content && { bytes: content.length, body: Readable.from([content]) };
    },
    remove: async (name) => {
      files.delete(name);
    },
  };
}
