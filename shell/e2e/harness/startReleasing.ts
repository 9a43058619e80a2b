import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../../..');

interface Move {
  name: string;
  what: 'canary' | 'stable' | 'rollback';
  version?: string;
  percent?: number;
}

export interface Releasing {
  /** The store, in which mf-quiz 1.1.0 is published and not yet served. */
  directory: string;
  /** Another origin that serves the same files. */
  elsewhere: string;
  /** Moves a pointer, as the team of the remote does. */
  move: (move: Move) => Promise<void>;
  stop: () => Promise<void>;
}

/** A store of its own for stories about releases. */
export async function startReleasing(): Promise<Releasing> {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
  const program = fork('scripts/src/releasing-fixture/main.ts', [directory], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (program.exitCode !== null) return;
    program.kill('SIGTERM');
    await once(program, 'exit');
  };
  const move = async (asked: Move) => {
    program.send([{ who: 'a story', ...asked }]);
    await once(program, 'message');
  };
  const { stdout } = program;
  if (stdout === null) throw new Error('The releases have no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, elsewhere] = /^ready (\S+)$/.exec(line) ?? [];
    if (elsewhere !== undefined) return { directory, elsewhere, move, stop };
  }
  throw new Error('The releases were not served; see above.');
}
