import { COMPILE_MILLISECONDS, editFile, isSamePage, openStyledScreen } from '../fixtures/hotReload';
import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';

test.use({ programName: 'dev', programArg: 'shell' });

test('an edited shell shows its new text and styles in the open page', async ({
  page,
  program,
  consoleErrors,
}) => {
  test.setTimeout(2 * COMPILE_MILLISECONDS);
  // The pages have no API.
  consoleErrors.expect(/404/);
  const [, file = ''] = program.words;
  const compiled = { timeout: COMPILE_MILLISECONDS };
  const policyMessages = await openStyledScreen(page);
  const brand = page.locator('footer p');
  await expect(brand.filter({ hasText: 'Marquee' })).toBeVisible(compiled);
  editFile(file, '>Marquee<', '>Edited brand<');
  await expect(brand.filter({ hasText: 'Edited brand' })).toBeVisible(compiled);
  editFile(file.replace('.tsx', '.module.css'), '.brand {', '.brand { outline: 7px solid;');
  await expect(brand).toHaveCSS('outline-width', '7px', compiled);
  expect(await isSamePage(page)).toBe(true);
  expect(policyMessages).toEqual([]);
});
