import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { stories } from './harness/stories';
import { eventually } from './steps/eventually';

const story = stories();

for (const width of ['wide', 'narrow'] as const) {
  story(`a visitor sees the home page (${width})`, width, async ({ go, page, accessible, screenshot }) => {
    await go('/');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await accessible();
    await screenshot(`home-${width}`);
  });
}

story(
  'what a page loads carries no schemas, no reader of manifests and no forms of the router',
  'wide',
  async ({ origin }) => {
    const document = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
    const scripts = [...document.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, url]) => `${origin}${url}`);
    assert.ok(scripts.length >= 3);
    const unwanted = /\.(string|boolean)\(\)|manifestLoading|Cannot submit element/;
    for (const url of scripts)
      assert.equal(unwanted.exec(await (await fetch(url)).text())?.[0], undefined, url);
  },
);

story('a visitor sees the cards before anything waits for storage', 'wide', async ({ go, page }) => {
  await page.addInitScript(() => {
    const looks: string[] = [];
    Object.assign(globalThis, { looks });
    const hasCards = () => document.querySelector('main article button') !== null;
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function look(key) {
      looks.push(`${key} ${hasCards() ? 'after' : 'before'} the cards`);
      return getItem.call(this, key);
    };
  });
  await go('/');
  const looks = () => page.evaluate(() => (globalThis as { looks?: string[] }).looks ?? []);
  await page.getByRole('link', { name: 'Host now' }).waitFor();
  await eventually(async () => (await looks()).includes('authToken after the cards'), true);
  assert.deepEqual(
    (await looks()).filter((look) => look.endsWith('before the cards')),
    [],
  );
});

/** Weight and size of each text of the page, as its faces are looked up. */
const faces = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
    const styles = [...document.querySelectorAll('.layout *, .layout-fonts *')]
      .filter(hasText)
      .map((one) => getComputedStyle(one));
    return [...new Set(styles.map(({ fontWeight, fontSize }) => `${fontWeight} ${fontSize}`))].toSorted();
  });

story(
  'the document asks for the faces of the home page and for no other',
  'wide',
  async ({ go, page, complaints }) => {
    await go('/');
    await page.getByRole('link', { name: 'Host now' }).waitFor();
    const needed = await faces(page);
    await page.route('**/shell/**', (route) => route.abort());
    complaints.expect(/ERR_FAILED/);
    await go('/');
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    assert.deepEqual(await faces(page), needed);
  },
);
