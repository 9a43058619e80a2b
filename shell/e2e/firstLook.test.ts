import assert from 'node:assert/strict';
import { stories } from './harness/stories';

const story = stories();

for (const width of ['wide', 'narrow'] as const) {
  story(`a visitor sees the home page (${width})`, width, async ({ go, page, accessible, screenshot }) => {
    await go('/');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await accessible();
    await screenshot(`home-${width}`);
  });
}

story('what a page loads carries no schemas and no reader of manifests', 'wide', async ({ origin }) => {
  const document = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const scripts = [...document.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, url]) => `${origin}${url}`);
  assert.ok(scripts.length >= 3);
  for (const url of scripts)
    assert.doesNotMatch(await (await fetch(url)).text(), /\.(string|boolean)\(\)|manifestLoading/, url);
});
