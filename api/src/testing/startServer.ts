import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getProgramArgs } from './getProgramArgs';

/** A server in its own process, as `npm start` runs it. */
export interface RunningServer {
  process: ChildProcess;
  /** The server's URL; rejects with the output if the process ends first. */
  address: Promise<string>;
  /** Milliseconds from the start until the server is ready. */
  startTime: Promise<number>;
}

/** Starts a program on a free port, with data and store below `directory`. */
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
      // The request log follows on the same stream; only its beginning matters.
      if (printed.length < 20_000) printed += part.toString();
      const port = /^Marquee is ready: http:\/\/localhost:(\d+)$/m.exec(printed)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(printed)));
  });

/** Sends the signal and returns the exit code, or null if the signal killed the process. */
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
