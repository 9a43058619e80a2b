import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Store } from './Store';

const LOCK_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

/** A claim starts with the id of its process. */
function isAlive(claim: string): boolean {
  try {
    process.kill(Number.parseInt(claim, 10), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readClaim(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Links atomically; returns false if the file exists. */
function putClaim(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Returns the files of the lock if this process holds it now. A dead process's claim is not removed: of two processes that
 * remove it, the second would remove the first one's new claim. Instead, each links a successor named after that claim.
 */
function takeLock(lock: string, draft: string): string[] | undefined {
  const first = readClaim(lock);
  const files = [lock];
  let file = lock;
  for (let claim = first; claim !== undefined; claim = readClaim(file)) {
    if (isAlive(claim)) return undefined;
    file = `${lock}-${claim}`;
    files.push(file);
  }
  if (!putClaim(draft, file)) return undefined;
  if (first === undefined || readClaim(lock) === first) return files;
  // Another successor has held and released the lock meanwhile.
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Runs one change of the store at a time, among the processes of one machine, so that none is lost. Several machines share a
 * bucket instead.
 *
 * @throws if another process holds the lock for 10 s
 */
export function lockStore<Result>(store: Store, change: () => Result): Result {
  mkdirSync(store.directory, { recursive: true });
  const lock = store.path('.lock');
  const claim = `${process.pid}-${randomUUID()}`;
  const draft = `${lock}.${claim}`;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  writeFileSync(draft, claim);
  let files: string[] | undefined;
  try {
    for (let waited = 0; !(files = takeLock(lock, draft)); waited += POLL_INTERVAL_MS) {
      if (waited >= LOCK_TIMEOUT_MS)
        throw new Error(`Somebody else is changing the store (${lock}). Try again.`);
      Atomics.wait(sleeper, 0, 0, POLL_INTERVAL_MS);
    }
    return change();
  } finally {
    for (const file of [...(files ?? []), draft]) rmSync(file, { force: true });
  }
}
