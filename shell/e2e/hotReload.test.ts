import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/src/browser/openBrowser';
import { startDeveloping } from './harness/startDeveloping';

let browser: Browser;

before(async () => {
  browser = await openBrowser();
});

after(() => browser?.close());

const edit = (file: string, from: string, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

/** Opens the styled screen and collects the complaints about the content policy. */
async function openStyled(origin: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ baseURL: origin });
  // The development server compiles meanwhile.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('console', (message) => /policy/i.test(message.text()) && complaints.push(message.text()));
  await page.goto('/fixture/styled');
  return { page, complaints };
}

test('an edited remote shows its new words in the open page, and keeps its state', async () => {
  const { origin, file, stop } = await startDeveloping('mf-fixture');
  try {
    const { page, complaints } = await openStyled(origin);
    await page.getByRole('heading', { name: 'First words' }).waitFor();
    await page.getByText(`This tab shows mf-fixture from ${origin}.`).waitFor();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
    edit(file, 'First words', 'Other words');
    await page.getByRole('heading', { name: 'Other words' }).waitFor();
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    assert.equal(await page.evaluate(() => 'isTheSamePage' in globalThis), true);
    assert.deepEqual(complaints, []);
    await page.close();
  } finally {
    await stop();
  }
});

test('an edited shell shows its new words and styles in the open page', async () => {
  const { origin, file, stop } = await startDeveloping('shell');
  try {
    const { page, complaints } = await openStyled(origin);
    const sign = page.locator('footer p');
    await sign.filter({ hasText: 'Marquee' }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
    edit(file, '>Marquee<', '>Edited sign<');
    await sign.filter({ hasText: 'Edited sign' }).waitFor();
    const styles = file.replace('.tsx', '.module.css');
    edit(styles, '.sign {', '.sign { outline: 7px solid;');
    await page.waitForFunction(() => {
      const edited = document.querySelector('footer p');
      return edited !== null && getComputedStyle(edited).outlineWidth === '7px';
    });
    assert.equal(await page.evaluate(() => 'isTheSamePage' in globalThis), true);
    assert.deepEqual(complaints, []);
    await page.close();
  } finally {
    await stop();
  }
});
