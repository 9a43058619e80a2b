import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A random text in a file, created by the first caller, readable by its owner only, and shared by all later
 * callers.
 */
export async function readOrCreateRandomFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  // Writes a temporary file and links it, so that readers see a complete text and one of two instances wins.
  const aside = `${path}-${randomUUID()}`;
  await writeFile(aside, randomBytes(32).toString('hex'), { mode: 0o600 });
  await link(aside, path).catch(() => undefined);
  await rm(aside);
  return (await readFile(path, 'utf8')).trim();
}

/**
 * The server's secret if none is configured, created once in the data directory. Production requires
 * `SECRET`, which all instances share.
 */
export const readOrCreateSecret = (dataDirectory: string): Promise<string> =>
  readOrCreateRandomFile(join(dataDirectory, 'secret'));
