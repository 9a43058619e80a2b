import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
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
  const load = { ...traffic.totals(), ...(await readTimes(page)) };
  await page.close();
  return load;
}
