import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Store } from './Store';

const patience = 10_000;
const step = 50;

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Left behind by a process that is gone. */
function isStale(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder > 0 && !isAlive(holder);
  } catch {
    return false;
  }
}

/** Runs one change of the pointers at a time: two that read the same registry would lose one of their moves. */
export function lockStore<Result>(store: Store, change: () => Result): Result {
  mkdirSync(store.directory, { recursive: true });
  const file = store.path('.lock');
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; !takeLock(file); waited += step) {
    if (isStale(file)) rmSync(file, { force: true });
    else if (waited >= patience) throw new Error(`Somebody else is changing the store (${file}). Try again.`);
    else Atomics.wait(sleeper, 0, 0, step);
  }
  try {
    return change();
  } finally {
    rmSync(file, { force: true });
  }
}
