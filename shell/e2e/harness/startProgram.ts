import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../../..');

/** A program of `scripts` that a story needs beside the product. */
export interface StartedProgram {
  /** The words that the program printed after `ready`. */
  said: string[];
  /** Answers its next message. */
  ask: (message: object) => Promise<void>;
  stop: () => Promise<void>;
}

/** Waits for the line `ready …`; what the program complains of is seen in our own output. */
async function wordsOf({ stdout }: ChildProcess): Promise<string[] | undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const [first, ...said] = line.split(' ');
    if (first === 'ready') return said;
  }
  return undefined;
}

/** Starts `scripts/src/fixtures/<name>/main.ts` with a channel, by which it notices when this process is gone. */
export async function startProgram(name: string, given: string[] = []): Promise<StartedProgram> {
  const program = fork(`scripts/src/fixtures/${name}/main.ts`, given, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (program.exitCode !== null) return;
    program.kill('SIGTERM');
    await once(program, 'exit');
  };
  const ask = async (message: object) => {
    program.send(message);
    await once(program, 'message');
  };
  const said = await wordsOf(program);
  if (said === undefined) throw new Error(`${name} was not started; see above.`);
  return { said, ask, stop };
}
