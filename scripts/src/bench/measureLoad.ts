import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { contentShown, readTimes, watchTimes } from './pageTimes';
import type { PageLoad } from './PageLoad';
import { Traffic } from './Traffic';

/** The slow profile of the budgets: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;

/** Idle-time prefetches and late layout shifts still count. */
const SETTLE_MILLISECONDS = 2000;

/** Presses the first button of the page's content: the next cards, or the bare page's heart. */
async function afterPress(page: Page): Promise<{ clickToPaint: number }> {
  await page.locator('main button:enabled:visible').last().click();
  await pause(SETTLE_MILLISECONDS / 2);
  return readTimes(page);
}

/** Loads `url` in a new page of this profile under the slow profile. */
export async function measureLoad(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const traffic = new Traffic(protocol);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', network);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watchTimes(page);
  await page.goto(url, { waitUntil: 'commit' });
  await contentShown(page);
  await page.waitForLoadState('networkidle');
  await pause(SETTLE_MILLISECONDS);
  const settled = await readTimes(page);
  const { clickToPaint } = await afterPress(page);
  const load = {
    ...traffic.totals(),
    ...settled,
    clickToPaint,
    roundTrips: traffic.roundTrips(settled.working),
  };
  await page.close();
  return load;
}
