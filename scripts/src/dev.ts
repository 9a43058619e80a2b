import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withDemonstration } from '../withDemonstration.mjs';
import { startStandaloneServer } from './dev/startStandaloneServer';
import { startDevelopmentServer } from './dev/startDevelopmentServer';
import { freePort } from './postgres/freePort';
import { root } from './releases/store/buildAll';

const READY_MILLISECONDS = 240_000;

function refuse(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Starts the product's server over the store and resolves to its address when it is ready. */
async function startServer(): Promise<string> {
  const store = resolve(root, process.env['STORE_DIR'] ?? '.store');
  if (!existsSync(join(store, 'registry.json')))
    refuse(
      'The store has no releases to develop beside. Run npm run build once, or name a server with --at.',
    );
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--import', './scripts/stop-with-parent.mjs', '--import', 'tsx', 'api/src/main.ts'],
    {
      cwd: root,
      env: { ...withDemonstration(process.env), PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const target = `http://127.0.0.1:${port}`;
  const late = Date.now() + READY_MILLISECONDS;
  const isReady = () =>
    fetch(`${target}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > late) refuse('The server did not start; see above.');
    await pause(200);
  }
  return target;
}

/** `npm run dev -- mf-quiz [--at https://…]`, or `npm run dev -- mf-quiz --alone`. */
const [name = '', ...options] = process.argv.slice(2);
const folder = join(root, name);
if (!/^mf-[a-z-]+$/.test(name) || !existsSync(join(folder, 'remote.json')))
  refuse('Which remote? npm run dev -- mf-quiz [--at https://where.it.is.released]');
const port = Number(process.env['PORT'] ?? 3000);
if (options.includes('--alone')) await startStandaloneServer(folder, port);
else {
  const at = options.indexOf('--at');
  const target = at === -1 ? await startServer() : (options[at + 1] ?? '');
  if (!URL.canParse(target)) refuse('--at wants the address of a running product.');
  await startDevelopmentServer({ folder, target, port });
}
process.stdout.write(`Marquee with ${name} from this folder: http://localhost:${port}\n`);
