import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantedProject } from './Project';
import { quotedTexts } from './quotedTexts';

const found = (rows: string) =>
  quotedTexts(
    plantedProject({
      'mf-auth/README.md': `## Texts\n\n| Text | Where | Test |\n|---|---|---|\n${rows}\n\n## Tests\n\n| "No" |\n`,
      'mf-auth/src/LogIn.test.tsx': `test('Delete "{title}"?', () => text('Don\\'t go', "Error: no seat"))`,
      'shared-contracts/src/contract/rules/login.test.ts': `test('Invalid email format')`,
      'mf-teams/README.md': '# no such table',
    }),
  );

test('a text that none of its tests quotes, and a test that is none, are reported', () => {
  assert.deepEqual(found('| "Don\'t come" | log in | `LogIn.test.tsx` |'), [
    'mf-auth/README.md: "Don\'t come" is quoted by none of the tests in its row',
  ]);
  assert.deepEqual(found('| "Don\'t go", "Come" | log in | `LogIn.test.tsx`, `rules/login.test.ts` |'), [
    'mf-auth/README.md: "Come" is quoted by none of the tests in its row',
  ]);
  assert.deepEqual(found('| the picture | log in | `LogOut.test.tsx` |'), [
    'mf-auth/README.md: there is no test LogOut.test.tsx',
  ]);
});

test('what is quoted passes, with what a text leaves open and marks inside it', () => {
  assert.deepEqual(found('| "Don\'t go", "Error: {reason}" and more | log in | `LogIn.test.tsx` |'), []);
  assert.deepEqual(found('| "Delete "{title}"?" | log in | `LogIn.test.tsx` |'), []);
  assert.deepEqual(found('| "Invalid email format" | log in | `rules/login.test.ts` |'), []);
});
