import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The server's secret when none is set: made once and kept in the data directory, for its owner's eyes only. Several
 * instances of one deployment share one by `SECRET` instead.
 */
export async function secretFile(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true });
  const path = join(dataDirectory, 'secret');
  const made = randomBytes(32).toString('hex');
  await writeFile(path, made, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(path, 'utf8')).trim();
}
