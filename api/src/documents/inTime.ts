import { setTimeout as pause } from 'node:timers/promises';

/** What comes within so many milliseconds; undefined when it comes later or not at all. */
export async function inTime<Value>(
  coming: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  const late = new AbortController();
  const patience = pause(milliseconds, undefined, { signal: late.signal });
  patience.catch(() => undefined);
  try {
    return await Promise.race([coming, patience]);
  } catch {
    return undefined;
  } finally {
    late.abort();
  }
}
