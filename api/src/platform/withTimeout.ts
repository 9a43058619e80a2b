import { setTimeout as pause } from 'node:timers/promises';

/** What comes within so many milliseconds; undefined when it comes later or not at all. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  const abort = new AbortController();
  const timeout = pause(milliseconds, undefined, { signal: abort.signal });
  timeout.catch(() => undefined);
  try {
    return await Promise.race([promise, timeout]);
  } catch {
    return undefined;
  } finally {
    abort.abort();
  }
}
