import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { seenSince, watch } from './watch';

/** How a screen with a table answered who used it, in milliseconds. */
export interface TableUse {
  /** From each key in the search to its paint. */
  keys: number[];
  /** From the press on Next to its paint. */
  presses: number[];
  /** Between the frames while the table was scrolled to its end and back. */
  frames: number[];
  /** The tasks over 50 ms meanwhile. */
  tasks: number[];
}

/** Long enough for the search to rest, its reply and its rows. */
const REST = 1_200;
/** Milliseconds between two keys: faster than the search rests, then so slow that the rows change between them. */
const TYPING = [60, 60, 60, 60, 60, 60, 700, 700, 700, 700];
const SCROLLS = 20;

async function opened(page: Page, url: string, slower: number): Promise<void> {
  await watch(page);
  await page.goto(url);
  // The heading of the columns and a whole page of people.
  await page.getByRole('main').getByRole('row').nth(50).waitFor();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await pause(REST);
}

async function typed(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox');
  // Chromium times no paint in the last lines of a window that is emulated larger than its own.
  await search.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await search.focus();
  await pause(REST);
  await seenSince(page);
  for (const [place, milliseconds] of TYPING.entries()) {
    await page.keyboard.press('nair 12345'.charAt(place));
    await pause(milliseconds);
  }
  await pause(REST);
  const { keys } = await seenSince(page);
  if (keys.length === 0) throw new Error('The browser timed no key.');
  await search.fill('');
  await page.getByText('Page 1 of 40').waitFor();
  await pause(REST);
  return keys;
}

async function turned(page: Page): Promise<number[]> {
  await seenSince(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of 40').waitFor();
  await pause(REST);
  return (await seenSince(page)).presses;
}

/** Opens the screen, types into its search, turns a page and scrolls, on a processor so many times slower. */
export async function tryTable(page: Page, url: string, slower: number): Promise<TableUse> {
  await opened(page, url, slower);
  const keys = await typed(page);
  const presses = await turned(page);
  await page.mouse.move(200, 400);
  await pause(REST);
  await seenSince(page);
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, turn < SCROLLS / 2 ? 600 : -600);
    await pause(50);
  }
  const { frames, tasks } = await seenSince(page);
  return { keys, presses, frames, tasks };
}
