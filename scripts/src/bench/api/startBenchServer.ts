import { join } from 'node:path';
import { execaNode } from 'execa';

/** A server under measurement, as a separate process. */
export interface BenchServer {
  address: string;
  /** Microseconds of processor time that the server has used so far. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the API on this database, or without one the bare server; `rates` keeps the product's limits.
 *
 * @throws if the server ends before it listens
 */
export async function startBenchServer(databaseUrl?: string, rates?: 'product'): Promise<BenchServer> {
  const child = execaNode(join(import.meta.dirname, 'serveApi.ts'), {
    nodeOptions: ['--import', 'tsx'],
    env: {
      ...(databaseUrl !== undefined && { BENCH_DATABASE_URL: databaseUrl }),
      ...(rates !== undefined && { BENCH_RATES: rates }),
    },
    stdout: 'inherit',
    stderr: 'inherit',
    ipc: true,
    reject: false,
  });
  const address = String(await child.getOneMessage());
  const readProcessorTime = async (): Promise<number> => {
    const reply = child.getOneMessage();
    await child.sendMessage('processor time');
    return Number(await reply);
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await child;
  };
  return { address, processorTime: readProcessorTime, stop };
}
