import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';

test.use({ programName: 'stock-remotes' });

/** The requested files of a remote, such as `1.0.0/remoteEntry.js`. */
const readFiles = (name: string): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter(({ pathname }) => pathname.startsWith(`/${name}/`))
    .map(({ pathname, search }) => pathname.replace(`/${name}/`, '') + search);

/** Code or styles that a tampered file contains. */
const change = (url: string): string =>
  /\.css/.test(url) ? 'body { display: none }' : 'globalThis.hasRunChanged = true;';

test.beforeEach(({ consoleErrors }) => {
  // The pages have no API.
  consoleErrors.expect(/404/);
});

test('a remote of stock Rspack is shown with its default export, and its earlier release after a rollback (RL-34)', async ({
  page,
  program,
}) => {
  await page.goto('/rspack/12', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Seat 12 by Rspack' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await expect(page.locator('.rspack-screen')).toHaveCSS('padding-top', '24px');
  const files = await page.evaluate(readFiles, 'mf-rspack');
  expect(files).toContain('1.1.0/remoteEntry.js');
  expect(files).toHaveLength(new Set(files).size);
  await program.send({ command: 'rollback mf-rspack' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  expect(await page.evaluate(readFiles, 'mf-rspack')).toContain('1.0.0/remoteEntry.js');
});

test('a remote of stock Vite is shown, and its modules load once', async ({ page }) => {
  await page.goto('/vite', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Screen by Vite' })).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await expect(page.locator('.vite-screen')).toHaveCSS('padding-top', '24px');
  const files = await page.evaluate(readFiles, 'mf-vite');
  expect(files).toContain('1.0.0/remoteEntry.js');
  expect(files).toHaveLength(new Set(files).size);
});

test('an entry of Vite that fails once is requested at a changed address', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/remoteEntry|503/);
  await page.route(/mf-vite.*remoteEntry\.js$/, (route) => route.fulfill({ status: 503 }));
  await page.goto('/vite', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Screen by Vite' })).toBeVisible();
  expect(await page.evaluate(readFiles, 'mf-vite')).toContain('1.0.0/remoteEntry.js?retry=1');
});

for (const { name, path, file } of [
  { name: 'Rspack', path: '/rspack/12', file: /__federation_expose_RspackScreen\.js/ },
  { name: 'Vite', path: '/vite', file: /mf-vite.*ViteScreen-.*\.js/ },
  { name: 'Rspack', path: '/rspack/12', file: /__federation_expose_RspackScreen\.css/ },
  { name: 'Vite', path: '/vite', file: /mf-vite.*remoteEntry\.js/ },
  { name: 'Vite', path: '/vite', file: /mf-vite.*ViteScreen-.*\.css/ },
]) {
  test(`a changed file of ${name}, ${file.source}, does not run (C16)`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/integrity|Failed to|RUNTIME|ChunkLoadError|retry/);
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${change(route.request().url())}${await response.text()}` });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#outage')).toBeVisible();
    expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false);
    await expect(page.locator('body')).toHaveCSS('display', 'block');
  });
}
