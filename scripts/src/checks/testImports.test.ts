import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject } from './Project';
import { testImports } from './testImports';

const findViolations = (path: string, text: string) => testImports(createProject({ [path]: text }));

const fakeApi = "import { fakeApi } from '@marquee/shared-contracts/testing';";
const library = "export { screen } from '@testing-library/react';";
const reactDom = "const { createRoot } = await import('react-dom/client');";
const node = "import { join } from 'node:path';";

test('released code that imports the fake API, a test library or a root is reported', () => {
  assert.deepEqual(findViolations('mf-quiz/src/a.ts', fakeApi), [
    'mf-quiz/src/a.ts: imports @marquee/shared-contracts/testing, which only tests and bootstrap.tsx may',
  ]);
  assert.equal(
    findViolations('mf-quiz/src/a/A.tsx', "import '@marquee/shared-contracts/testing';").length,
    1,
  );
  assert.equal(findViolations('mf-quiz/src/A.tsx', library).length, 1);
  assert.equal(findViolations('mf-quiz/src/A.tsx', reactDom).length, 1);
  assert.equal(findViolations('mf-quiz/src/a.test.ts', reactDom).length, 1);
  assert.equal(findViolations('mf-quiz/src/bootstrap.tsx', library).length, 1);
  assert.equal(findViolations('shell/src/a.ts', fakeApi).length, 1);
  assert.equal(findViolations('shell/src/a.ts', library).length, 1);
  assert.equal(findViolations('shell/src/a.ts', node).length, 1);
});

test('tests and bootstrap.tsx may import theirs, the shell a root', () => {
  assert.deepEqual(findViolations('mf-quiz/src/a.test.ts', `${fakeApi}\n${library}`), []);
  assert.deepEqual(findViolations('mf-quiz/src/bootstrap.tsx', `${fakeApi}\n${reactDom}`), []);
  assert.deepEqual(findViolations('shell/src/a.test.tsx', `${fakeApi}\n${library}\n${node}`), []);
  assert.deepEqual(findViolations('shell/src/main.tsx', reactDom), []);
});
