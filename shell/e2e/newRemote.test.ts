import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../scripts/src/browser/openBrowser';
import { startFixture } from './harness/startFixture';
import { eventually } from './steps/eventually';

describe('a sixth remote', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof startFixture>>;

  before(async () => {
    served = await startFixture('new-remote');
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await served?.stop();
  });

  it('that was made and shipped by the command stands at its address, in the shell as it was released (RL-9)', async () => {
    const page = await browser.newPage({ baseURL: served.origin });
    const answer = await page.goto('/room-plan', { waitUntil: 'commit' });
    assert.equal(answer?.status(), 200);
    await page.getByRole('heading', { level: 1, name: 'Room plan' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const files = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await eventually(async () => (await files()).includes('/mf-room-plan/1.0.0/RoomPlanScreen.js'), true);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await page.close();
  });
});
