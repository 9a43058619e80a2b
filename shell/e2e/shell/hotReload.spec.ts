import { COMPILE_MILLISECONDS, editFile, isSamePage, openStyledScreen } from '../fixtures/hotReload';
import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';

test.use({ programName: 'dev', programArg: 'mf-fixture' });

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
  const expectTitle = (name: string) =>
    expect(page.getByRole('heading', { name })).toBeVisible({ timeout: COMPILE_MILLISECONDS });
  const policyMessages = await openStyledScreen(page);
  await expectTitle('First words');
  await expect(page.getByText(`This tab shows mf-fixture from ${product.origin}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  editFile(file, 'First words', 'Other words');
  await expectTitle('Other words');
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  expect(policyMessages).toEqual([]);
});
