import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, or fails after so many milliseconds. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  what: string,
  milliseconds = 20_000,
): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not within ${milliseconds} ms: ${what}`);
    await pause(20);
  }
}
