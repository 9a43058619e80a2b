import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './Storage';

const isAbsent = (error: unknown): boolean => Object(error).code === 'ENOENT';

/** Files in a directory of this machine, made when the first one comes. */
export const directoryStorage = (directory: string): Storage => ({
  async save(name, content) {
    await mkdir(directory, { recursive: true });
    // Written whole under another name first: nobody ever reads half a file.
    const written = join(directory, `.${randomUUID()}`);
    await writeFile(written, content, { flush: true });
    await rename(written, join(directory, name));
  },

  async read(name) {
    const file = await open(join(directory, name)).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    return { bytes: (await file.stat()).size, body: file.createReadStream() };
  },

  remove: (name) => rm(join(directory, name), { force: true }),
});
