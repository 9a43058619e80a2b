import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** The longest step takes ten minutes on two busy cores. What takes longer hangs, and would take the whole run with it. */
const DEADLINE_MINUTES = 20;

/** Each command leads a process group, so that its leftover child processes end with it. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The process group has already ended.
  }
}

/** Ends whatever `runCommand` still runs; each gets the chance to stop what it started itself. */
export function stopCommands(): void {
  for (const child of running) signal(child, 'SIGTERM');
}

export interface Finished {
  code: number | null;
  output: string;
}

interface Options {
  env?: Record<string, string>;
  minutes?: number;
}

/**
 * Runs Node on `parts` in the project's root and collects what it says on both channels. What is not over after
 * `minutes` is ended, with all that it started, and its code is null.
 */
export function runCommand(
  root: string,
  parts: string[],
  { env = {}, minutes = DEADLINE_MINUTES }: Options = {},
): Promise<Finished> {
  const child = spawn(process.execPath, parts, {
    cwd: root,
    env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1', npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const deadline = setTimeout(() => {
    output += `\nNot over after ${String(minutes)} minutes: ended.\n`;
    signal(child, 'SIGKILL');
  }, minutes * 60_000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(deadline);
      running.delete(child);
      resolve({ code, output });
    });
  });
}
