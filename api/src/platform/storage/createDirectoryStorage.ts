import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './Storage';

const isAbsent = (error: unknown): boolean => Object(error).code === 'ENOENT';

/** The largest picture that is taken (5 MB), and as much again for what the engine writes beside it. */
const SPACE_FOR_FILE = 10_000_000;

/** Files in a directory of this machine, made when the first one comes. */
export const createDirectoryStorage = (directory: string): Storage => ({
  async save(name, content) {
    await mkdir(directory, { recursive: true });
    // Written whole under another name first: nobody ever reads half a file.
    const written = join(directory, `.${randomUUID()}`);
    try {
      await writeFile(written, content, { flush: true });
      await rename(written, join(directory, name));
    } catch (error) {
      // Half a file would keep a full disk full.
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
    // Some network file systems do not count their blocks.
    return blocks === 0 || bavail * bsize >= SPACE_FOR_FILE;
  },

  remove: (name) => rm(join(directory, name), { force: true }),
});
