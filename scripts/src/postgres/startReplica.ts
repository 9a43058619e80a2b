import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { findFreePort } from './findFreePort';
import { requirePostgresFolder } from '../cluster/findPrograms';
import { findServerAccount } from './findServerAccount';
import { createDataDirectory, startPostgres } from './startCluster';

/** A streaming replica of a temporary server. */
export interface StartedReplica {
  port: number;
  /** Ends the server as a crash does, and keeps its data. */
  halt: () => Promise<void>;
  /** Starts the server again at the same port. */
  resume: () => Promise<void>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

/** Copies the server of `url` and follows it; start it after the server, and stop it before. */
export async function startReplica(url: string): Promise<StartedReplica> {
  const account = await findServerAccount();
  const programs = requirePostgresFolder();
  const directory = createDataDirectory(account);
  const flags = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'];
  await execa(join(programs, 'pg_basebackup'), ['--pgdata', directory, '--dbname', url, ...flags], {
    ...account,
    cwd: directory,
  });
  const port = await findFreePort();
  const postgres = { program: join(programs, 'postgres'), directory, port };
  let server = startPostgres(postgres, account);
  await server.ready;
  return {
    port,
    halt: async () => void (await server.stop('SIGQUIT')),
    resume: async () => {
      server = startPostgres(postgres, account);
      await server.ready;
    },
    stop: async () => {
      await server.stop('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
