import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { observePage, takeMeasurements } from './observePage';

/** Times of a screen with a table, in milliseconds. */
export interface TableUse {
  /** From each key in the search to its paint. */
  keys: number[];
  /** From the click on Next to its paint. */
  presses: number[];
  /** Between frames while the table was scrolled. */
  frames: number[];
  /** Tasks over 50 ms while the table was scrolled. */
  tasks: number[];
}

/** Milliseconds for the search's debounce, its reply and its rows. */
const SETTLE_MS = 1_200;
/** Milliseconds between keys: shorter than the search's debounce, then long enough for the rows to change. */
const KEY_INTERVALS_MS = [60, 60, 60, 60, 60, 60, 700, 700, 700, 700];
const SCROLLS = 20;

async function openTable(page: Page, url: string, cpuSlowdown: number): Promise<void> {
  await observePage(page);
  await page.goto(url);
  // A header row and 50 participants.
  await page.getByRole('main').getByRole('row').nth(50).waitFor();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await pause(SETTLE_MS);
}

async function typeSearch(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox');
  // Chromium reports no paint near the bottom of an emulated window.
  await search.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await search.focus();
  await pause(SETTLE_MS);
  await takeMeasurements(page);
  for (const [place, milliseconds] of KEY_INTERVALS_MS.entries()) {
    await page.keyboard.press('nair 12345'.charAt(place));
    await pause(milliseconds);
  }
  await pause(SETTLE_MS);
  const { keys } = await takeMeasurements(page);
  if (keys.length === 0) throw new Error('The browser timed no key.');
  await search.fill('');
  await page.getByText('Page 1 of 40').waitFor();
  await pause(SETTLE_MS);
  return keys;
}

async function turnPage(page: Page): Promise<number[]> {
  await takeMeasurements(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of 40').waitFor();
  await pause(SETTLE_MS);
  return (await takeMeasurements(page)).presses;
}

/** Opens the screen, types into its search, turns a page and scrolls, on a processor slowed by `cpuSlowdown`. */
export async function measureTable(page: Page, url: string, cpuSlowdown: number): Promise<TableUse> {
  await openTable(page, url, cpuSlowdown);
  const keys = await typeSearch(page);
  const presses = await turnPage(page);
  await page.mouse.move(200, 400);
  await pause(SETTLE_MS);
  await takeMeasurements(page);
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, turn < SCROLLS / 2 ? 600 : -600);
    await pause(50);
  }
  const { frames, tasks } = await takeMeasurements(page);
  return { keys, presses, frames, tasks };
}
