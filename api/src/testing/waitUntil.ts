import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until the condition holds.
 * @param subject what the test waits for, as the error names it
 * @param timeout milliseconds
 * @throws after `timeout` milliseconds
 */
export async function waitUntil(
  isMet: () => boolean | Promise<boolean>,
  subject: string,
  timeout = 20_000,
): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error(`Timed out after ${timeout} ms: ${subject}`);
    await pause(20);
  }
}
