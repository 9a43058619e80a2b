import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { serverAccount, type ServerAccount } from './serverAccount';

export interface Cluster {
  /** `postgres://…` of an empty database, as a superuser. */
  url: string;
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

/** In the system's temporary folder, because the server's account may not read the project's. */
function dataFolder({ uid, gid }: ServerAccount): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
}

function initialise(programs: string, folder: string, account: ServerAccount): void {
  const flags = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const run = spawnSync(join(programs, 'initdb'), flags, { ...account, cwd: folder });
  if (run.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb failed:\n${String(run.stdout)}${String(run.stderr)}`);
}

/** The cluster's data is temporary, so no write waits for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Resolves when the server accepts connections; rejects with the server's output when it exits. */
async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${String(code)}:\n${said}`)));
  });
}

/** PostgreSQL's signals: SIGINT is "fast", SIGQUIT "immediate". */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Starts a temporary PostgreSQL on a free port; `stop` or the end of this process removes server and data. */
export async function startCluster(programs: string): Promise<Cluster> {
  const account = serverAccount();
  const folder = dataFolder(account);
  initialise(programs, folder, account);
  const port = await freePort();
  const flags = ['-D', folder, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const start = () =>
    spawn(join(programs, 'postgres'), [...flags, ...settings.flatMap((setting) => ['-c', setting])], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = start();
  const remove = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const halt: Cluster['halt'] = async (how) => {
    if (server.exitCode === null && server.kill(SIGNALS[how])) await once(server, 'exit');
  };
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    halt,
    resume: async () => {
      server = start();
      await ready(server);
    },
    stop: async () => {
      running.delete(cluster);
      process.off('exit', remove);
      await halt('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  running.add(cluster);
  await ready(server);
  return cluster;
}
