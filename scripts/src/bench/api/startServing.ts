import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Serving {
  address: string;
  stop(): Promise<void>;
}

/** Starts the API on this database, or without one the bare server. */
export async function startServing(databaseUrl?: string): Promise<Serving> {
  const child = fork(join(import.meta.dirname, 'serveApi.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...(databaseUrl !== undefined && { BENCH_DATABASE_URL: databaseUrl }) },
  });
  const ended = once(child, 'exit');
  const early = ended.then(() => {
    throw new Error('The server of the bench ended.');
  });
  early.catch(() => undefined);
  const [address] = await Promise.race([once(child, 'message'), early]);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address: String(address), stop };
}
