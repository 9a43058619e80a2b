import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layeredStyles } from './layeredStyles';
import { createProject } from './Project';

const findViolations = (path: string, text: string) => layeredStyles(createProject({ [path]: text }));

test('rules outside the layer, colours and long files are reported', () => {
  assert.equal(findViolations('mf-quiz/src/a/A.module.css', '.card { gap: var(--space-2); }').length, 1);
  assert.equal(
    findViolations('mf-quiz/src/a/A.module.css', '@layer remote { .card { color: #fff; } }').length,
    1,
  );
  assert.equal(
    findViolations('mf-quiz/src/a/A.module.css', '@layer remote { .card { color: var(--brand); } }').length,
    1,
  );
  assert.equal(
    findViolations('mf-quiz/src/a/A.module.css', '@layer remote { .card { font-weight: 650; } }').length,
    1,
  );
  assert.equal(findViolations('shared-contracts/src/ui/A.module.css', '@layer remote { }').length, 1);
  assert.equal(findViolations('mf-quiz/src/a/A.module.css', `@layer remote {${'\n'.repeat(201)}}`).length, 1);
});

test('tokens in the right layer pass, and the tokens themselves may be colours', () => {
  assert.deepEqual(
    findViolations(
      'mf-quiz/src/a/A.module.css',
      '@layer remote { .card { color: var(--ink); border-color: var(--brand); font-weight: var(--bold); } }',
    ),
    [],
  );
  assert.deepEqual(findViolations('shared-contracts/src/ui/tokens.css', ':root { --ink: #111; }'), []);
});
