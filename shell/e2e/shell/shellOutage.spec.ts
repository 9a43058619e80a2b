import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { releaseTest as test } from '../fixtures/releaseTest';
import { expect } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const SCRIPT = '**/shell/*/main.js*';

test.use({ viewport: NARROW });

const getAlert = (page: Page) => page.getByRole('alert');

/** Publishes the stable shell again as another version. */
function copyShell(directory: string): { stable: string; next: string } {
  const read = (...file: string[]) => JSON.parse(readFileSync(join(directory, ...file), 'utf8'));
  const stable: string = read('registry.json').shell.stable;
  const next = `${stable}-next`;
  cpSync(join(directory, 'shell', stable), join(directory, 'shell', next), { recursive: true });
  const record = { ...read('shell', stable, 'release.json'), version: next };
  writeFileSync(join(directory, 'shell', next, 'release.json'), JSON.stringify(record));
  return { stable, next };
}

/** Delivers the script with a changed byte, so that its hash differs. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;` });
}

for (const [what, fail] of [
  ['answers 503', (route: Route) => route.fulfill({ status: 503, body: 'busy' })],
  ['is tampered with', tamper],
  ['cannot be reached', (route: Route) => route.abort()],
] as const) {
  test(`a page whose shell ${what} says so, and Retry opens it (RT-24)`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/503|integrity|net::ERR|Failed to load/);
    await page.route(SCRIPT, fail);
    await page.goto('/terms');
    await expect(getAlert(page)).toContainText('Marquee cannot be shown right now');
    await checkAccessibility(page);
    await expectNoOverflow(page);
    const retry = getAlert(page).getByRole('button', { name: 'Retry' });
    await retry.focus();
    await expect(retry).toBeFocused();
    await page.unroute(SCRIPT);
    await retry.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
    await expect(getAlert(page)).toHaveCount(0);
  });
}

test('a page whose shell failed once tries again by itself', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/503/);
  let requests = 0;
  await page.route(SCRIPT, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  expect(requests).toBe(2);
});

test('a page whose shell hangs says so, keeps what it shows, and opens when the script arrives', async ({
  page,
}) => {
  await page.clock.install();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const events = page.getByRole('main').getByRole('link');
  await expect(events.first()).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(getAlert(page)).toContainText('Marquee cannot be shown right now');
  await expect(events.first()).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /menu/i })).toBeVisible();
  await expect(getAlert(page)).toHaveCount(0);
});

test('a page whose shell fails loads the shell of the release before', async ({
  page,
  releases,
  consoleErrors,
}) => {
  consoleErrors.expect(/503/);
  const { stable, next } = copyShell(releases.directory);
  await releases.move({ name: 'shell', what: 'stable', version: next });
  await page.route(`**/shell/${next}/main.js*`, (route) => route.fulfill({ status: 503, body: 'busy' }));
  const loaded = page.waitForResponse(`**/shell/${stable}/main.js`);
  await page.goto('/terms');
  expect((await loaded).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  await expect(getAlert(page)).toHaveCount(0);
  await releases.move({ name: 'shell', what: 'rollback' });
});
