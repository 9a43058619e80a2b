import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from './findFreePort';
import { findServerAccount } from './findServerAccount';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Returns the reason to skip a test, or false if PgBouncer is installed. */
export const describeMissingPgBouncer = (): string | false =>
  existsSync(PROGRAM) ? false : 'PgBouncer is not installed: apt-get install pgbouncer';

/** The settings that docs/operation.md names; few connections, so that calls share them. */
const createSettings = (target: URL, port: number): string => `[databases]
${target.pathname.slice(1)} = host=127.0.0.1 port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options
`;

/** Starts PgBouncer in transaction mode in front of the database of `target`. */
export async function startPgBouncer(target: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const account = await findServerAccount();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const url = new URL(target);
  const port = await findFreePort();
  writeFileSync(file, createSettings(url, port));
  if (account.uid !== undefined && account.gid !== undefined)
    for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const running = startProcess([PROGRAM, file], { ...account, cwd: folder, readyPattern: /process up/ });
  await running.ready;
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      await running.stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
