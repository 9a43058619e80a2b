import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'execa';
import { getProgramArgs } from './getProgramArgs';
import { recordStart } from './recordStart';
import { type RunningProcess, startProcess } from './startProcess';

/** The server as a separate process, as `npm start` runs it. */
export interface RunningServer extends Omit<RunningProcess, 'ready'> {
  /** Where it listens; rejects with the output if the server ends before it is ready. */
  address: Promise<string>;
  /** Milliseconds from the start until the server is ready. */
  startTime: Promise<number>;
}

interface ServerOptions extends Options {
  /** Node's arguments; the server of this tree by default. */
  program?: string[];
}

/** Starts the server on a free port, with its data and store below `directory`. */
export function startServer(
  directory: string,
  given: NodeJS.ProcessEnv = {},
  { program = getProgramArgs('main'), ...options }: ServerOptions = {},
): RunningServer {
  mkdirSync(directory, { recursive: true });
  const started = performance.now();
  const { ready, ...running } = startProcess([process.execPath, ...program], {
    cwd: directory,
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: directory,
      STORE_DIR: join(directory, 'store'),
      ...given,
    },
    readyPattern: /^Marquee is ready: http:\/\/localhost:(\d+)$/m,
    ...options,
  });
  const address = ready.then(([, port = '']) => `http://127.0.0.1:${port}`);
  const startTime = address.then(() => {
    recordStart('server', started);
    return performance.now() - started;
  });
  // A failure reaches the caller through `address`; this rejection may stay unhandled.
  startTime.catch(() => undefined);
  return { ...running, address, startTime };
}
