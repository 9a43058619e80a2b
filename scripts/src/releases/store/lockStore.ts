import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Store } from './Store';

const LOCK_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

/** The process that a claim names at its beginning. */
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

/** A link appears whole or, where there is a file already, not at all. */
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
 * The files of the lock, the first one first, when it is ours now. What a process left behind that is gone is inherited
 * and not removed, since of two that remove it the second would remove the first one's new claim: whoever is first to
 * put a claim behind that very claim, whose name no other has, is next.
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
  // Another heir has come and gone meanwhile.
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Runs one change of the pointers at a time: two that read the same registry would lose one of their moves. Among
 * processes of one machine; several machines share a bucket.
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
