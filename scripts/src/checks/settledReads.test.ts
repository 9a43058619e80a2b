import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject } from './Project';
import { settledReads } from './settledReads';

const findViolations = (text: string, path = 'shell/e2e/mf-quiz/a.spec.ts') =>
  settledReads(createProject({ [path]: text })).length;

for (const text of [
  'expect(await right.isVisible()).toBe(true);',
  "expect(await page.getByLabel('Name').inputValue()).toBe('Asha');",
  'expect(\n  await rows(page)\n    .getByRole(heading)\n    .allTextContents(),\n).toEqual(open);',
  'expect(await rows(page).count()).toBe(25);',
  'expect((await questions.first().textContent()) ?? empty).toMatch(/^1/);',
])
  test(`an assertion on a single read is reported: ${text}`, () => {
    assert.equal(findViolations(text), 1);
  });

for (const text of [
  "await expect(page.getByLabel('Name')).toHaveValue('Asha');",
  'await expect.poll(() => hearts.count()).toBe(3);',
  'const before = await hearts.count();\nexpect(await readCoins()).toBe(before);',
])
  test(`an assertion that waits passes: ${text}`, () => {
    assert.equal(findViolations(text), 0);
  });

test('tests without a browser pass', () => {
  assert.equal(findViolations('expect(await table.count()).toBe(3);', 'api/src/a.test.ts'), 0);
});
