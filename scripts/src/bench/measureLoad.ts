import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { observeTimes, readTimes, waitForContent } from './pageTimes';
import type { PageLoad } from './PageLoad';
import { Traffic } from './Traffic';

/** Slow network of the budgets: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds in which idle prefetches and late layout shifts still count. */
const SETTLE_MS = 2000;

/** Clicks the last button of the content and returns the time to the next paint. */
async function measureClick(page: Page): Promise<{ clickToPaint: number }> {
  await page.locator('main button:enabled:visible').last().click();
  await pause(SETTLE_MS / 2);
  return readTimes(page);
}

/** Loads `url` in a new page with a slow network and processor. */
export async function measureLoad(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const traffic = new Traffic(protocol);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', NETWORK);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await observeTimes(page);
  await page.goto(url, { waitUntil: 'commit' });
  await waitForContent(page);
  await page.waitForLoadState('networkidle');
  await pause(SETTLE_MS);
  const settled = await readTimes(page);
  const { clickToPaint } = await measureClick(page);
  const load = {
    ...traffic.sumTotals(),
    ...settled,
    clickToPaint,
    roundTrips: traffic.countRoundTrips(settled.rendered),
  };
  await page.close();
  return load;
}
