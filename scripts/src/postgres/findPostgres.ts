import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

function listDebianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
}

/** Finds the folder of PostgreSQL's server programs: on the PATH, or Debian's newest version. */
export function findPostgres(): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), ...listDebianFolders()].find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}

const HINT = 'PostgreSQL is not installed: apt-get install postgresql';

/** Returns the reason to skip a test, or false if PostgreSQL is installed. */
export const describeMissingPostgres = (): string | false => (findPostgres() === undefined ? HINT : false);

/**
 * Returns the folder of PostgreSQL's server programs.
 *
 * @throws if PostgreSQL is not installed
 */
export function requirePostgres(): string {
  const folder = findPostgres();
  if (folder === undefined) throw new Error(HINT);
  return folder;
}
