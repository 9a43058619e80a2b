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
  const sign = page.locator('footer p');
  await expect(sign.filter({ hasText: 'Marquee' })).toBeVisible(compiled);
  editFile(file, '>Marquee<', '>Edited sign<');
  await expect(sign.filter({ hasText: 'Edited sign' })).toBeVisible(compiled);
  editFile(file.replace('.tsx', '.module.css'), '.sign {', '.sign { outline: 7px solid;');
  await expect(sign).toHaveCSS('outline-width', '7px', compiled);
  expect(await isSamePage(page)).toBe(true);
  expect(policyMessages).toEqual([]);
});
