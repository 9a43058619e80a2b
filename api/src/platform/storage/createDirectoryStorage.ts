import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './Storage';

const isAbsent = (error: unknown): boolean => Object(error).code === 'ENOENT';

/** Twice the largest picture (5 MB), which leaves room for the engine's writes. */
const SPACE_FOR_FILE = 10_000_000;

/** Files in a local directory, created on the first write. */
export const createDirectoryStorage = (directory: string): Storage => ({
  async save(name, content) {
    await mkdir(directory, { recursive: true });
    // Writes a temporary file first, so that nobody reads half a file.
    const written = join(directory, `.${randomUUID()}`);
    try {
      await writeFile(written, content, { flush: true });
      await rename(written, join(directory, name));
    } catch (error) {
      // Removes a partial file, which would keep a full disk full.
      await rm(written, { force: true });
      throw error;
    }
  },

  async read(name) {
    const file = await open(join(directory, name)).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    return { bytes: (await file.stat()).size, body: file.createReadStream() };
  },

  async hasSpace() {
    await mkdir(directory, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(directory);
    // Some network file systems do not report blocks.
    return blocks === 0 || bavail * bsize >= SPACE_FOR_FILE;
  },

  remove: (name) => rm(join(directory, name), { force: true }),
});
