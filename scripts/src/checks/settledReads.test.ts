import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantedProject } from './Project';
import { settledReads } from './settledReads';

const found = (text: string, path = 'shell/e2e/a.test.ts') =>
  settledReads(plantedProject({ [path]: text })).length;

for (const text of [
  'assert.ok(await right.isVisible());',
  "assert.equal(await page.getByLabel('Name').inputValue(), 'Asha');",
  'assert.deepEqual(\n  await rows(stage)\n    .getByRole(heading)\n    .allTextContents(),\n  open,\n);',
  'assert.equal(await rows(stage).count(), 25);',
  'assert.match((await questions.first().textContent()) ?? empty, /^1/);',
])
  test(`an assertion on a single read is reported: ${text}`, () => {
    assert.equal(found(text), 1);
  });

for (const text of [
  "await eventually(() => page.getByLabel('Name').inputValue(), 'Asha');",
  'const before = await hearts.count();\nassert.equal(await coins(), before);',
  "assert.equal(await page.getByText('not saved').count(), 0, 'nothing is lost');",
])
  test(`a read that is waited for, and that there is none of something, pass: ${text}`, () => {
    assert.equal(found(text), 0);
  });

test('tests without a browser pass', () => {
  assert.equal(found('assert.equal(await table.count(), 3);', 'api/src/a.test.ts'), 0);
});
