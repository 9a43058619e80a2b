import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Ends whatever `runCommand` still runs; each gets the chance to stop what it started itself. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}

export interface Finished {
  code: number | null;
  output: string;
}

interface Options {
  env?: Record<string, string>;
}

/** Runs Node on `parts` in the project's root and collects what it says on both channels. */
export function runCommand(root: string, parts: string[], { env = {} }: Options = {}): Promise<Finished> {
  const child = spawn(process.execPath, parts, {
    cwd: root,
    env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1', npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}
