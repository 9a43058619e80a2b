import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Instance {
  /** Resolves when it is ready. */
  address: Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the product's server on a port that the system gives; what it prints goes on to us. */
export function startInstance(settings: NodeJS.ProcessEnv): Instance {
  const server = spawn(process.execPath, ['--enable-source-maps', '.cache/api/main.mjs'], {
    env: { ...settings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const address = new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`An instance ended with ${String(code)}.`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      console.log(line);
      const [, port] = /^Marquee is ready: .*:(\d+)$/.exec(line) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { address, stop };
}
