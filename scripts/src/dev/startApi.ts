import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { withDemonstration } from '../../withDemonstration.mjs';
import { findFreePort } from '../postgres/findFreePort';
import { root } from '../releases/store/buildAll';

/** Migrating and seeding an empty embedded database takes minutes on a busy machine. */
const READY_MS = 240_000;
const POLL_MS = 200;

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the API and restarts it when its code changes. Resolves when it is ready.
 * @throws if the API is not ready in time
 */
export async function startApi(folder: string, environment: NodeJS.ProcessEnv) {
  const port = await findFreePort();
  const watcher = execa(
    process.execPath,
    [
      // Unlike `node --watch`, this watcher takes the preload, so that it stops if the developer's command is killed.
      '--import=./scripts/stop-with-parent.mjs',
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      join(folder, 'src/main.ts'),
    ],
    {
      cwd: root,
      env: { ...withDemonstration(environment), PORT: String(port) },
      extendEnv: false,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      reject: false,
    },
  );
  const stop = async (): Promise<void> => {
    watcher.kill();
    await watcher;
  };
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(address))) {
    if (watcher.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The API did not start; see above.');
    }
    await pause(POLL_MS);
  }
  return { address, stop };
}
