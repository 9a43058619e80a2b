import type { Locator, Page } from '@playwright/test';
import type { PageRegistry } from '@marquee/shared-contracts';
import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

/** The federation runtime, as it shows itself to the browser's developer tools. */
interface Runtime {
  options: { shared: Record<string, unknown>; remotes: { name: string }[] };
  loadShareSync: (name: string) => () => object;
  loadRemote: (id: string) => Promise<Record<string, unknown> | null>;
}
interface Federated {
  __FEDERATION__: { __INSTANCES__: Runtime[] };
}
interface BrowserDoor {
  session: { promptLogin: (continueAt: string) => void };
}

const getOutageCard = (page: Page) =>
  page.getByRole('heading', { name: 'Fixture cannot be shown right now' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });
const getStyledHeading = (page: Page) => page.getByRole('heading', { name: 'Styled' });

/** Opens a path without waiting for the load event, which a hanging preload would delay. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

async function openDoors(page: Page): Promise<void> {
  await open(page, '/fixture/doors');
  await expect(page.getByText('Every door is open')).toBeVisible();
}

/** The names that a module of a remote exports, loaded by the runtime of the page. */
const readExports = (page: Page, id: string) =>
  page.evaluate(async (module) => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    return Object.keys((await shell?.loadRemote(module)) ?? {});
  }, id);

const readRegistry = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('registry')?.textContent ?? '') as PageRegistry);

const isTampered = (page: Page) => page.evaluate(() => 'isTampered' in globalThis);

test.beforeEach(({ consoleErrors }) => {
  // The pages have no API.
  consoleErrors.expect(/\/api\//);
});

test('every screen of the five remotes loads from the store', async ({ page }) => {
  await openDoors(page);
  const { remotes } = await readRegistry(page);
  const real = remotes.filter(({ name }) => name !== 'mf-fixture');
  expect(real).toHaveLength(5);
  for (const { name, version, screens } of real)
    for (const screen of screens) {
      const component = screen.module.replace('./', '');
      expect(await readExports(page, `${name}@${version}/${component}`), screen.path).toContain(component);
    }
});

test('developer tools see each remote by name and version, and what is shared', async ({ page }) => {
  await openDoors(page);
  const { remotes } = await readRegistry(page);
  const { names, shared } = await page.evaluate(() => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    return {
      names: (shell?.options.remotes ?? []).map(({ name }) => name),
      shared: Object.keys(shell?.options.shared ?? {}),
    };
  });
  expect(names).toEqual(expect.arrayContaining(remotes.map(({ name, version }) => `${name}@${version}`)));
  expect(shared).toEqual(expect.arrayContaining(['react', 'react-router-dom', 'mobx']));
});

test('a remote can use every export of the shared libraries', async ({ page }) => {
  await open(page, '/fixture/libraries');
  await expect(page.getByText('Visit 1, next /fixture/doors?page=2')).toBeVisible();
});

test('shell and remotes share one instance of each shared module', async ({ page }) => {
  await openDoors(page);
  const pairs = await page.evaluate(async () => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    const module = await shell?.loadRemote('mf-fixture@1.0.0/DoorsScreen');
    const doors = module?.['doors'] as Record<string, Record<string, unknown>>;
    return Object.keys(shell?.options.shared ?? {}).flatMap((door) =>
      Object.entries(shell?.loadShareSync(door)() ?? {}).map(([key, value]) => ({
        name: `${door} ${key}`,
        isSame: doors[door]?.[key] === value,
      })),
    );
  });
  expect(pairs.filter(({ isSame }) => !isSame).map(({ name }) => name)).toEqual([]);
  expect(pairs.length).toBeGreaterThan(100);
});

for (const file of ['remoteEntry.js', 'StyledScreen.js', 'StyledScreen.css']) {
  test(`a modified ${file} is refused`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/integrity/);
    await page.route(`**/mf-fixture/**/${file}*`, async (route) => {
      const response = await route.fetch();
      const added = file.endsWith('.js') ? 'globalThis.isTampered = true;' : 'body { display: none }';
      await route.fulfill({ response, body: `${added}\n${await response.text()}` });
    });
    await open(page, '/fixture/styled');
    await expect(getOutageCard(page)).toBeVisible();
    expect(await isTampered(page)).toBe(false);
  });

  test(`the outage card appears within 3 s while ${file} hangs, and Retry shows the styled screen`, async ({
    page,
  }) => {
    let isHanging = true;
    await page.clock.install();
    await page.route(`**/mf-fixture/**/${file}*`, (route) => (isHanging ? undefined : route.continue()));
    await open(page, '/fixture/styled');
    await expect(page.getByText('Loading…')).toBeAttached();
    // The page's own clock makes the test independent of how busy the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
    await expect(getOutageCard(page)).toBeVisible();
    await page.clock.resume();
    isHanging = false;
    await retry(page).click();
    await expect(getStyledHeading(page)).toHaveCSS('color', 'rgb(255, 0, 0)');
  });
}

for (const kind of ['throwing', 'shapeless'])
  test(`a ${kind} module shows the outage card, and another remote still loads`, async ({ page }) => {
    await open(page, `/fixture/${kind}`);
    await expect(getOutageCard(page)).toBeVisible();
    const quiz = (await readRegistry(page)).remotes.find(({ name }) => name === 'mf-quiz');
    const exports = await readExports(page, `mf-quiz@${String(quiz?.version)}/LeaderboardScreen`);
    expect(exports).toContain('LeaderboardScreen');
  });

test('the first call of a screen uses the preload of the document, with one request', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/v1/public/homepage/events', async (route) => {
    calls += 1;
    await route.fulfill({ json: [{}, {}], headers: { 'cache-control': 'no-cache' } });
  });
  await open(page, '/fixture/preloaded');
  await expect(page.getByRole('heading', { name: '2 events' })).toBeVisible();
  expect(calls).toBe(1);
});

test('entry, chunk and styles load once each, from their preloads, under the content policy', async ({
  page,
}) => {
  const messages: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/fixture/styled');
  await expect(getStyledHeading(page)).toBeVisible();
  const files = requested
    .filter((path) => path.startsWith('/mf-'))
    .map((path) => path.split('/').at(-1))
    // Slots load when the page is idle.
    .filter((name) => name !== 'FixtureBell.js');
  expect(files.toSorted()).toEqual(['StyledScreen.css', 'StyledScreen.js', 'remoteEntry.js']);
  expect(messages.filter((text) => /policy|preload|integrity/i.test(text))).toEqual([]);
});

test('a modified chunk of the shell, loaded at first use, is refused', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/integrity/);
  let chunks = 0;
  await openDoors(page);
  await page.waitForLoadState('networkidle');
  await page.route(/\/shell\/[^/]+\/\d+\.js/, async (route) => {
    const response = await route.fetch();
    chunks += 1;
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
  });
  const loaded = page.waitForResponse(/\/shell\/[^/]+\/\d+\.js/);
  await page.evaluate(() => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    const door = shell?.loadShareSync('@marquee/shared-contracts/browser')() as BrowserDoor | undefined;
    door?.session.promptLogin('/');
  });
  await loaded;
  await expect(page.getByText('Every door is open')).toBeVisible();
  expect(chunks).toBeGreaterThan(0);
  expect(await isTampered(page)).toBe(false);
});

test('a remote that replies 404 shows the outage card, and Retry loads it when it is back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  await page.route('**/mf-fixture/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, '/fixture/styled');
  await expect(getOutageCard(page)).toBeVisible();
  await page.unroute('**/mf-fixture/**');
  await retry(page).click();
  await expect(getStyledHeading(page)).toBeVisible();
});

test.describe('slots', () => {
  const getBell = (page: Page | Locator) => page.getByRole('button', { name: 'Bell' });

  test('a remote fills the slots of the layout after the screen, at both widths', async ({ page }) => {
    await openDoors(page);
    const slot = getBell(page.getByRole('navigation', { name: 'Main' }));
    await expect(slot).toBeVisible();
    await page.setViewportSize(NARROW);
    await expect(slot).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  test('a slot without its content says what is missing, and a press loads it', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/500/);
    await page.route('**/FixtureBell.js*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await openDoors(page);
    const missing = page.getByRole('button', {
      name: 'Notifications (Fixture) cannot be shown right now. Retry',
    });
    await expect(missing).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.unroute('**/FixtureBell.js*');
    await missing.click();
    await expect(getBell(page)).toBeVisible();
  });
});
