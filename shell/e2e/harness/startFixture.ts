import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../../..');

/** One more remote beside the built ones: one that misbehaves on purpose, or one that was made and shipped just now. */
type Fixture = 'loading-fixture' | 'new-remote-fixture';

/** Serves the built pages with the remote of a fixture; without API. */
export async function startFixture(
  fixture: Fixture = 'loading-fixture',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['--import', 'tsx', `scripts/src/${fixture}/main.ts`], {
    cwd: root,
    // With a channel, by which it notices when this process is gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const { stdout } = server;
  if (stdout === null) throw new Error('The fixture has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, origin] = /^ready (\S+)$/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop };
  }
  throw new Error('The fixture was not served; see above.');
}
