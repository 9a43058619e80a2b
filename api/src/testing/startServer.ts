import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getProgramArgs } from './getProgramArgs';

/** The server as a process of its own, as `npm start` runs it. */
export interface RunningServer {
  process: ChildProcess;
  /** Where it listens; rejects with what it printed when it ends before. */
  address: Promise<string>;
  /** Milliseconds from its start until it says that it is ready. */
  startTime: Promise<number>;
}

/** Starts the server, or another program, on a port that the system gives, with data and store below `directory`. */
export function startServer(
  directory: string,
  given: Record<string, string> = {},
  program = getProgramArgs('main'),
): RunningServer {
  mkdirSync(directory, { recursive: true });
  const started = performance.now();
  const child = spawn(process.execPath, program, {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: directory,
      STORE_DIR: join(directory, 'store'),
      ...given,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = readAddress(child);
  const startTime = address.then(() => performance.now() - started);
  // A failure reaches the caller through `address`; this rejection may stay unhandled.
  startTime.catch(() => undefined);
  return { process: child, address, startTime };
}

const readAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (part: Buffer): void => {
      // The log of calls comes the same way; only the beginning matters.
      if (printed.length < 20_000) printed += part.toString();
      const port = /^Marquee is ready: http:\/\/localhost:(\d+)$/m.exec(printed)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(printed)));
  });

/** Sends the signal and answers the exit code once the process is gone; null when the signal killed it. */
export async function stopServer(
  { process: child }: RunningServer,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}
