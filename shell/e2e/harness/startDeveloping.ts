import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../../..');

/** The fixture remote under development, beside released siblings; `file` is its screen at `/fixture/styled`. */
export async function startDeveloping(): Promise<{
  origin: string;
  file: string;
  stop: () => Promise<void>;
}> {
  const program = fork('scripts/src/developing-fixture/main.ts', {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (program.exitCode !== null) return;
    program.kill('SIGTERM');
    await once(program, 'exit');
  };
  const { stdout } = program;
  if (stdout === null) throw new Error('The development server has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, origin, file] = /^ready (\S+) (\S+)$/.exec(line) ?? [];
    if (origin !== undefined && file !== undefined) return { origin, file, stop };
  }
  throw new Error('The development server was not started; see above.');
}
