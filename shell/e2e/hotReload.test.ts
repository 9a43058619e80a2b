import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../scripts/src/browser/openBrowser';
import { startDeveloping } from './harness/startDeveloping';

let browser: Browser;
let developed: Awaited<ReturnType<typeof startDeveloping>>;

before(async () => {
  developed = await startDeveloping();
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await developed?.stop();
});

test('an edited remote shows its new words in the open page, and keeps its state', async () => {
  const { origin, file } = developed;
  const page = await browser.newPage({ baseURL: origin });
  // Something is compiled meanwhile.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto('/fixture/styled');
  await page.getByRole('heading', { name: 'First words' }).waitFor();
  await page.getByText(`This tab shows mf-fixture from ${origin}.`).waitFor();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
  writeFileSync(file, readFileSync(file, 'utf8').replace('First words', 'Other words'));
  await page.getByRole('heading', { name: 'Other words' }).waitFor();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  assert.equal(await page.evaluate(() => 'isTheSamePage' in globalThis), true);
  assert.deepEqual(
    complaints.filter((text) => /policy/i.test(text)),
    [],
  );
  await page.close();
});
