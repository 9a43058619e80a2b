import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../../..');

/** Migrating and seeding an empty embedded database on a busy machine. */
const START_MILLISECONDS = 400_000;

export interface Product {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  origin: string;
  /** The server's output so far. */
  printed: () => string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

async function ready(
  server: ChildProcess,
  { origin, printed }: Pick<Product, 'origin' | 'printed'>,
): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (!(await answers(`${origin}/readyz`))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${printed()}`);
    if (Date.now() > deadline) throw new Error(`The server was not ready in time:\n${printed()}`);
    await pause(150);
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  const ended = once(server, 'exit');
  const late = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}

/** With `STORIES_DATABASE_URL` the product is two instances on a new database of that server, behind a proxy. */
const PROGRAM =
  process.env['STORIES_DATABASE_URL'] === undefined
    ? ['--enable-source-maps', '.cache/api/main.mjs']
    : ['--import', 'tsx', 'scripts/src/fixtures/two-instances/main.ts'];

/** Starts the built product on a free port, with a data folder of its own that goes when it stops; `settings` are its environment. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'marquee-story-'));
  const server = spawn(process.execPath, PROGRAM, {
    cwd: root,
    env: {
      ...process.env,
      // Without a developer's .env.
      NODE_ENV: 'test',
      SEED: 'demo',
      PORT: String(port),
      DATA_DIR: data,
      STORE_DIR: join(root, '.store'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const channel of [server.stdout, server.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  process.once('exit', () => server.kill('SIGKILL'));
  const stop = async () => {
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  };
  const product = { origin: `http://127.0.0.1:${String(port)}`, printed: () => output, stop };
  try {
    await ready(server, product);
  } catch (reason) {
    await stop();
    throw reason;
  }
  return product;
}
