import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

// Events of other tests would change the prerendered events.
test.use({ ownProduct: 'home' });

const SHELL = '**/shell/**';

/** Elements of the layout and the home page that the document contains before any script runs. */
const PRERENDERED = [
  '.layout-brand',
  'header a[href="/login"]',
  'header a[href="/areu"]',
  'main h1',
  'main h1 + p',
  'main input',
  'main li:nth-child(3) strong',
  'main a[href="/event-type/quiz"]',
  'main h2:not(#types)',
  'article img',
  'article h3',
  'article h3 + p',
  'article p:nth-of-type(3)',
];

const measureElements = (selectors: string[]) =>
  selectors.map((selector) => {
    const element = document.querySelector(selector);
    const { left = -1, top = -1, width = -1 } = element?.getBoundingClientRect() ?? {};
    return { selector, left, top, width, text: element?.textContent.replace(/\s+/g, '') };
  });

type Measured = ReturnType<typeof measureElements>[number];

/** Whether both have the same text, less than two pixels apart. */
const isSame = (one: Measured, other?: Measured): boolean =>
  other !== undefined &&
  one.text === other.text &&
  (['left', 'top', 'width'] as const).every((side) => Math.abs(one[side] - other[side]) < 2);

for (const width of [1280, 390])
  test(`scripts do not move the prerendered home page at ${width} pixels`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_FAILED/);
    const measure = () => page.evaluate(measureElements, PRERENDERED);
    const menus = page.locator('.layout-menus');
    const readMenus = async () => (await menus.textContent())?.replace(/\s/g, '');
    await page.setViewportSize({ width, height: 800 });
    // A script that waits, because the document says when one has failed (RT-24).
    await page.route(SHELL, (route) => (/main\.js/.test(route.request().url()) ? undefined : route.abort()));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article').first()).toBeVisible();
    const prerendered = await measure();
    const prerenderedMenus = await readMenus();
    await page.unroute(SHELL);
    await page.goto('/');
    await expect(
      page.getByRole('region', { name: 'Upcoming Events' }).getByRole('article').first(),
    ).toBeVisible();
    await expect.poll(readMenus).toBe(prerenderedMenus);
    await expect
      .poll(async () => (await measure()).filter((live, index) => !isSame(live, prerendered[index])))
      .toEqual([]);
  });

test('the first events are links that work without scripts', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route(SHELL, (route) => route.abort());
  await page.goto('/');
  const first = page.getByRole('article').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await page.unroute(SHELL);
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('scripts of a page contain no schemas', async ({ api }) => {
  const document = await (await fetch(api.origin, { headers: { accept: 'text/html' } })).text();
  const scripts = [...document.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
    ([, url]) => `${api.origin}${url}`,
  );
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  const unwanted = /\.(string|boolean)\(\)/;
  for (const url of scripts) expect(unwanted.exec(await (await fetch(url)).text())?.[0], url).toBeUndefined();
});

/** The federation runtime reads its debug flag when it starts, twice. */
const RUNTIME_READ = 'FEDERATION_DEBUG before the cards';

test('a visitor sees the event cards before the page reads its storage', async ({ page }) => {
  await page.addInitScript(() => {
    const reads: string[] = [];
    Object.assign(globalThis, { reads });
    const hasCards = () => document.querySelector('main article button') !== null;
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function recordRead(key) {
      reads.push(`${key} ${hasCards() ? 'after' : 'before'} the cards`);
      return getItem.call(this, key);
    };
  });
  await page.goto('/');
  const getReads = () => page.evaluate(() => (globalThis as { reads?: string[] }).reads ?? []);
  await expect(page.getByRole('link', { name: 'Host now' })).toBeVisible();
  await expect.poll(getReads).toContain('authToken after the cards');
  const early = (await getReads()).filter((read) => read.endsWith('before the cards'));
  expect([...new Set(early)]).toEqual([RUNTIME_READ]);
});

/** Weight and size of each text of the page, which decide its font files. */
const readFonts = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
    const styles = [...document.querySelectorAll('.layout *, .layout-fonts *')]
      .filter(hasText)
      .map((element) => getComputedStyle(element));
    return [...new Set(styles.map(({ fontWeight, fontSize }) => `${fontWeight} ${fontSize}`))].toSorted();
  });

test('the document requests all fonts of the home page and no other', async ({ page, consoleErrors }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Host now' })).toBeVisible();
  const needed = await readFonts(page);
  await page.route(SHELL, (route) => route.abort());
  consoleErrors.expect(/ERR_FAILED/);
  await page.goto('/');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await readFonts(page)).toEqual(needed);
});
