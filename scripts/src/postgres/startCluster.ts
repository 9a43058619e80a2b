import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { recordStart } from '../../../api/src/testing/recordStart';
import { type RunningProcess, startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from './findFreePort';
import { requirePostgres } from './findPostgres';
import { findServerAccount, type ServerAccount } from './findServerAccount';

/** A temporary PostgreSQL server with its data. */
export interface Cluster {
  /** `postgres://…` of an empty database, as a superuser. */
  url: string;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
  /** Stops the server and keeps its data: `fast` closes connections in order, `immediate` acts like a crash. */
  halt: (how: 'fast' | 'immediate') => Promise<void>;
  /** Restarts the server at the same address after `halt`. */
  resume: () => Promise<void>;
}

const running = new Set<Cluster>();

/** Stops every cluster that this process started; for an interrupted run. */
export const stopClusters = async (): Promise<void> => {
  await Promise.all([...running].map((cluster) => cluster.stop()));
};

/** Uses the system's temporary folder, because the server's account may not read the project's. */
export function createDataDirectory({ uid, gid }: ServerAccount): string {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
  chmodSync(directory, 0o700);
  return directory;
}

async function initialise(programs: string, directory: string, account: ServerAccount): Promise<void> {
  const flags = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { failed, message, all } = await execa(join(programs, 'initdb'), ['-D', directory, ...flags], {
    ...account,
    cwd: directory,
    all: true,
    reject: false,
  });
  if (!failed) return;
  rmSync(directory, { recursive: true, force: true });
  throw new Error(`initdb failed:\n${all === '' ? message : all}`);
}

/** The cluster's data is temporary, so no write waits for the disk and nothing is cleaned up. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

/** Of glibc: a connection keeps so many bytes for its next search, as in `deploy/` (ADR 116). */
export const POSTGRES_MEMORY = { MALLOC_TRIM_THRESHOLD_: '4194304', MALLOC_MMAP_THRESHOLD_: '4194304' };

/** PostgreSQL's signals: SIGINT is "fast", SIGQUIT "immediate". */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface Postgres {
  program: string;
  directory: string;
  port: number;
}

/** Starts a server on an existing data directory. */
export function startPostgres(
  { program, directory, port }: Postgres,
  account: ServerAccount,
): RunningProcess {
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1'].flatMap((setting) => ['-c', setting]);
  return startProcess([program, '-D', directory, '-p', String(port), '-k', directory, ...settings], {
    ...account,
    cwd: directory,
    env: POSTGRES_MEMORY,
    readyPattern: /ready to accept (read-only )?connections/,
  });
}

/**
 * Starts a temporary PostgreSQL on a free port; `stop` or the end of this process removes server and data.
 *
 * @throws if PostgreSQL is not installed, or with the output of `initdb` or of the server
 */
export async function startCluster(programs = requirePostgres()): Promise<Cluster> {
  const started = performance.now();
  const account = await findServerAccount();
  const directory = createDataDirectory(account);
  await initialise(programs, directory, account);
  const port = await findFreePort();
  const postgres = { program: join(programs, 'postgres'), directory, port };
  let server = startPostgres(postgres, account);
  const stopServer: Cluster['halt'] = async (how) => void (await server.stop(SIGNALS[how]));
  const removeDirectory = () => rmSync(directory, { recursive: true, force: true });
  const remove = () => {
    void stopServer('immediate');
    removeDirectory();
  };
  process.once('exit', remove);
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    halt: stopServer,
    resume: async () => {
      server = startPostgres(postgres, account);
      await server.ready;
    },
    stop: async () => {
      running.delete(cluster);
      process.off('exit', remove);
      await stopServer('fast');
      removeDirectory();
    },
  };
  running.add(cluster);
  await server.ready;
  recordStart('cluster', started);
  return cluster;
}
