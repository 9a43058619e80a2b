import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Serving {
  address: string;
  /** Microseconds of processor time that the server has used so far. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the API on this database, or without one the bare server; `rates` keeps the product's limits. */
export async function startServing(databaseUrl?: string, rates?: 'product'): Promise<Serving> {
  const child = fork(join(import.meta.dirname, 'serveApi.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...(databaseUrl !== undefined && { BENCH_DATABASE_URL: databaseUrl }),
      ...(rates !== undefined && { BENCH_RATES: rates }),
    },
  });
  const ended = once(child, 'exit');
  const early = ended.then(() => {
    throw new Error('The server of the bench ended.');
  });
  early.catch(() => undefined);
  const heard = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), early]);
    return message;
  };
  const address = String(await heard());
  const processorTime = async (): Promise<number> => {
    child.send('processor time');
    return Number(await heard());
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address, processorTime, stop };
}
