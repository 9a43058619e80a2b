import { setTimeout as pause } from 'node:timers/promises';

/** Resolves to the value, or to undefined after `milliseconds` or on an error. */
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
