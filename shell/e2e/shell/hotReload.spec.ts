import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';

/** Compiling on a busy machine. */
const COMPILE_MILLISECONDS = 120_000;

const edit = (file: string, from: string, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

/** Opens the styled screen; its messages about the content policy are collected. */
async function openStyled(page: Page): Promise<{ policyMessages: string[] }> {
  const policyMessages: string[] = [];
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) policyMessages.push(message.text());
  });
  await page.goto('/fixture/styled', { timeout: COMPILE_MILLISECONDS });
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return { policyMessages };
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test.beforeEach(({ consoleErrors }) => {
  test.setTimeout(2 * COMPILE_MILLISECONDS);
  // The pages have no API.
  consoleErrors.expect(/404/);
});

test.describe('of a remote', () => {
  test.use({ programName: 'dev', programArg: 'mf-fixture' });

  test('an edit shows its new text in the open page and keeps its state', async ({
    page,
    product,
    program,
  }) => {
    const [, file = ''] = program.words;
    const title = (name: string) =>
      expect(page.getByRole('heading', { name })).toBeVisible({ timeout: COMPILE_MILLISECONDS });
    const { policyMessages } = await openStyled(page);
    await title('First words');
    await expect(page.getByText(`This tab shows mf-fixture from ${product.origin}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    edit(file, 'First words', 'Other words');
    await title('Other words');
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    expect(policyMessages).toEqual([]);
  });
});

test.describe('of the shell', () => {
  test.use({ programName: 'dev', programArg: 'shell' });

  test('an edit shows its new text and styles in the open page', async ({ page, program }) => {
    const [, file = ''] = program.words;
    const compiled = { timeout: COMPILE_MILLISECONDS };
    const { policyMessages } = await openStyled(page);
    const sign = page.locator('footer p');
    await expect(sign.filter({ hasText: 'Marquee' })).toBeVisible(compiled);
    edit(file, '>Marquee<', '>Edited sign<');
    await expect(sign.filter({ hasText: 'Edited sign' })).toBeVisible(compiled);
    edit(file.replace('.tsx', '.module.css'), '.sign {', '.sign { outline: 7px solid;');
    await expect(sign).toHaveCSS('outline-width', '7px', compiled);
    expect(await isSamePage(page)).toBe(true);
    expect(policyMessages).toEqual([]);
  });
});
