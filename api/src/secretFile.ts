import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The server's secret when none is set: made once and kept in the data directory, for its owner's eyes only. Several
 * instances of one deployment share one by `SECRET` instead.
 */
export async function secretFile(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true });
  const path = join(dataDirectory, 'secret');
  // Written aside and linked: whoever reads finds all of it, and of two instances one secret stays.
  const aside = `${path}-${randomUUID()}`;
  await writeFile(aside, randomBytes(32).toString('hex'), { mode: 0o600 });
  await link(aside, path).catch(() => undefined);
  await rm(aside);
  return (await readFile(path, 'utf8')).trim();
}
