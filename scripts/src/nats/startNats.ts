import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type RunningProcess, startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from '../postgres/findFreePort';
import { findServerAccount } from '../postgres/findServerAccount';

const PROGRAM = '/usr/sbin/nats-server';

/** Returns the reason to skip a test, or false if a NATS server is installed. */
export const describeMissingNats = (): string | false =>
  existsSync(PROGRAM) ? false : 'NATS is not installed: apt-get install nats-server';

/** A NATS server that keeps nothing. */
export interface StartedNats {
  url: string;
  /** Ends the server as a crash does. */
  kill: () => Promise<void>;
  /** Starts the server again at the same port. */
  resume: () => Promise<void>;
}

/** Starts a server on a free port that asks for this user and password. */
export async function startNats({ user, pass }: { user: string; pass: string }): Promise<StartedNats> {
  const account = await findServerAccount();
  const port = await findFreePort();
  const options = ['--addr', '127.0.0.1', '--port', String(port), '--user', user, '--pass', pass];
  const start = (): RunningProcess =>
    startProcess([PROGRAM, ...options], { ...account, cwd: tmpdir(), readyPattern: /Server is ready/ });
  let server = start();
  await server.ready;
  return {
    url: `nats://${user}:${pass}@127.0.0.1:${port}`,
    kill: async () => void (await server.stop('SIGKILL')),
    resume: async () => {
      server = start();
      await server.ready;
    },
  };
}
