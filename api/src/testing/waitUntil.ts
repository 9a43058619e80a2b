import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until the condition holds.
 * @param subject names the missing thing in the error
 * @throws after this many milliseconds
 */
export async function waitUntil(
  isMet: () => boolean | Promise<boolean>,
  subject: string,
  milliseconds = 20_000,
): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await isMet())) {
    if (performance.now() > end) throw new Error(`Not within ${milliseconds} ms: ${subject}`);
    await pause(20);
  }
}
