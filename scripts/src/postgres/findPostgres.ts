import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

function debianFolders(): string[] {
  if (!existsSync(debian)) return [];
  return readdirSync(debian)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin'));
}

/** The folder with PostgreSQL's server programs: on the PATH, or where Debian keeps them (newest version first). */
export function findPostgres(): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()].find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}
