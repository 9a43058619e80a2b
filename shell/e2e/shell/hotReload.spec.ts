import { readFileSync, writeFileSync } from 'node:fs';
import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';

test.use({ programName: 'dev' });

/** Compiling on a busy machine. */
const COMPILE_MILLISECONDS = 120_000;

test('an edited remote shows its new text in the open page and keeps its state', async ({
  page,
  product,
  program,
  consoleErrors,
}) => {
  test.setTimeout(2 * COMPILE_MILLISECONDS);
  // The pages have no API.
  consoleErrors.expect(/404/);
  const [, file = ''] = program.words;
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const title = (name: string) =>
    expect(page.getByRole('heading', { name })).toBeVisible({ timeout: COMPILE_MILLISECONDS });
  await page.goto('/fixture/styled', { timeout: COMPILE_MILLISECONDS });
  await title('First words');
  await expect(page.getByText(`This tab shows mf-fixture from ${product.origin}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  writeFileSync(file, readFileSync(file, 'utf8').replace('First words', 'Other words'));
  await title('Other words');
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(messages.filter((text) => /policy/i.test(text))).toEqual([]);
});
