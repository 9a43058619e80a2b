import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject } from './Project';
import { testImports } from './testImports';

const findViolations = (path: string, text: string) => testImports(createProject({ [path]: text }));

const fakeApiImport = "import { fakeApi } from '@marquee/shared-contracts/testing';";
const testLibrary = "export { screen } from '@testing-library/react';";
const reactDomImport = "const { createRoot } = await import('react-dom/client');";
const nodeImport = "import { join } from 'node:path';";

test('released code that imports the fake API, a test library or react-dom is reported', () => {
  assert.deepEqual(findViolations('mf-quiz/src/a.ts', fakeApiImport), [
    'mf-quiz/src/a.ts: imports @marquee/shared-contracts/testing, which only tests and bootstrap.tsx may',
  ]);
  assert.equal(
    findViolations('mf-quiz/src/a/A.tsx', "import '@marquee/shared-contracts/testing';").length,
    1,
  );
  assert.equal(findViolations('mf-quiz/src/A.tsx', testLibrary).length, 1);
  assert.equal(findViolations('mf-quiz/src/A.tsx', reactDomImport).length, 1);
  assert.equal(findViolations('mf-quiz/src/a.test.ts', reactDomImport).length, 1);
  assert.equal(findViolations('mf-quiz/src/bootstrap.tsx', testLibrary).length, 1);
  assert.equal(findViolations('shell/src/a.ts', fakeApiImport).length, 1);
  assert.equal(findViolations('shell/src/a.ts', testLibrary).length, 1);
  assert.equal(findViolations('shell/src/a.ts', nodeImport).length, 1);
});

test('tests and bootstrap.tsx may import test libraries, and the shell may import react-dom', () => {
  assert.deepEqual(findViolations('mf-quiz/src/a.test.ts', `${fakeApiImport}\n${testLibrary}`), []);
  assert.deepEqual(findViolations('mf-quiz/src/bootstrap.tsx', `${fakeApiImport}\n${reactDomImport}`), []);
  assert.deepEqual(
    findViolations('shell/src/a.test.tsx', `${fakeApiImport}\n${testLibrary}\n${nodeImport}`),
    [],
  );
  assert.deepEqual(findViolations('shell/src/main.tsx', reactDomImport), []);
});
