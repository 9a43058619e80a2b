import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

const PATIENCE = 30_000;

/**
 * Reads until it is as expected; otherwise fails by saying how it differs. A read that is not repeated sees what the
 * page shows at that moment, which need not be the end of what was pressed before.
 */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  expected: Awaited<Value>,
): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  let value = await read();
  while (!isDeepStrictEqual(value, expected) && Date.now() < deadline) {
    await pause(50);
    value = await read();
  }
  assert.deepEqual(value, expected);
}

/** Waits until nothing sticks out of the window sideways. */
export const fits = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
