import { join } from 'node:path';
import { type RunningServer, startServer } from '../../../api/src/testing/startServer';
import { findFreePort } from '../postgres/findFreePort';

/** An instance of the API at a fixed address, which a supervisor would start again. */
export interface ProductInstance {
  name: string;
  /** `host:port`. */
  host: string;
  /** The file of its log. */
  log: string;
  isReady: () => Promise<boolean>;
  hasEnded: () => boolean;
  /** Starts it again, by default with the program of before; resolves when it is ready. */
  start: (program?: string[]) => Promise<void>;
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface InstanceOptions {
  name: string;
  folder: string;
  settings: Record<string, string>;
  /** Node's arguments; those of this tree by default. */
  program?: string[] | undefined;
}

/** @throws with its output if it ends before it is ready */
export async function startInstance(options: InstanceOptions): Promise<ProductInstance> {
  const { name, folder, settings } = options;
  const port = await findFreePort();
  const log = join(folder, `${name}.log`);
  const run = (program: string[] | undefined): RunningServer =>
    startServer(
      join(folder, name),
      { ...settings, PORT: String(port) },
      { ...(program && { program }), stdout: ['pipe', { file: log, append: true }] },
    );
  let running = run(options.program);
  await running.address;
  return {
    name,
    log,
    host: `127.0.0.1:${port}`,
    isReady: async () =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200,
    hasEnded: () => running.hasEnded(),
    start: async (program = options.program) => {
      running = run(program);
      await running.address;
    },
    stop: (signal) => running.stop(signal),
  };
}
