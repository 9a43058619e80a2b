import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findPostgres, requirePostgres } from '../postgres/findPostgres';

/** Debian's packages and the program that each brings. */
const PROGRAMS = { patroni: 'patroni', 'etcd-server': 'etcd', haproxy: 'haproxy', nginx: 'nginx' } as const;

type Program = (typeof PROGRAMS)[keyof typeof PROGRAMS];

/** Servers lie outside of a user's PATH. */
const FOLDERS = ['/usr/bin', '/usr/sbin'];

const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Returns the reason to skip a test, or false if all programs of a cluster are installed. */
export function describeMissingPrograms(): string | false {
  const missing = Object.entries(PROGRAMS)
    .filter(([, program]) => findProgram(program) === undefined)
    .map(([name]) => name);
  const all = findPostgres() === undefined ? ['postgresql', ...missing] : missing;
  return all.length > 0 && `a cluster needs: apt-get install --no-install-recommends ${all.join(' ')}`;
}

/**
 * Returns the path of a program.
 * @throws if its package is not installed
 */
export function requireProgram(name: Program): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(String(describeMissingPrograms()));
  return path;
}

/**
 * Returns the folder with all programs of PostgreSQL; a folder of the PATH may only have links to some.
 * @throws if PostgreSQL is not installed
 */
export const requirePostgresFolder = (): string => dirname(realpathSync(join(requirePostgres(), 'postgres')));
