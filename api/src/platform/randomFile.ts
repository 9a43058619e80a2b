import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A random text kept in a file: made by the first who asks, for its owner's eyes only, and the same for all others. */
export async function randomFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  // Written aside and linked: whoever reads finds all of it, and of two instances one text stays.
  const aside = `${path}-${randomUUID()}`;
  await writeFile(aside, randomBytes(32).toString('hex'), { mode: 0o600 });
  await link(aside, path).catch(() => undefined);
  await rm(aside);
  return (await readFile(path, 'utf8')).trim();
}
