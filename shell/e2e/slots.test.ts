import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/src/browser/openBrowser';
import { startFixture } from './harness/startFixture';

describe('slots of the frame', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof startFixture>>;

  before(async () => {
    served = await startFixture();
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await served?.stop();
  });

  async function open(arrange?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await browser.newPage({ baseURL: served.origin });
    await arrange?.(page);
    await page.goto('/fixture/doors', { waitUntil: 'commit' });
    await page.getByText('Every door is open').waitFor();
    return page;
  }

  it('are filled by a remote after the screen, in both widths', async () => {
    const page = await open();
    const bell = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Bell' });
    await bell.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await bell.waitFor();
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    await page.close();
  });

  it('say what is missing while the filling is not to be had, the rest stays, and a press brings it', async () => {
    const page = await open((tab) =>
      tab.route('**/FixtureBell.js*', (route) => route.fulfill({ status: 500, body: 'broken' })),
    );
    const missing = page.getByRole('button', { name: 'Notifications cannot be shown right now. Retry' });
    await missing.waitFor();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.unroute('**/FixtureBell.js*');
    await missing.click();
    await page.getByRole('button', { name: 'Bell' }).waitFor();
    await page.close();
  });
});
