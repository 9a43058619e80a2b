import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject } from './Project';
import { sameRemoteFiles } from './sameRemoteFiles';

const createFiles = (remote: string) => ({
  [`${remote}/package.json`]: '{ "exports": {} }',
  [`${remote}/tsconfig.json`]: '{}',
  [`${remote}/webpack.config.js`]: '',
  [`${remote}/remote.json`]: '{}',
  [`${remote}/README.md`]: '',
});

test('a remote without a required file is reported', () => {
  const { 'mf-quiz/README.md': _left, ...rest } = createFiles('mf-quiz');
  assert.deepEqual(sameRemoteFiles(createProject(rest)), [
    'mf-quiz: README.md is missing; every remote has the same files',
  ]);
});

test('a remote that can be imported is reported', () => {
  const files = { ...createFiles('mf-quiz'), 'mf-quiz/package.json': '{ "exports": { ".": "./src/a.ts" } }' };
  assert.equal(sameRemoteFiles(createProject(files)).length, 1);
});

test('bootstrap.tsx is required of all remotes as soon as one has it', () => {
  const files = { ...createFiles('mf-quiz'), ...createFiles('mf-auth'), 'mf-auth/src/bootstrap.tsx': '' };
  assert.deepEqual(sameRemoteFiles(createProject(files)), [
    'mf-quiz: src/bootstrap.tsx is missing; every remote has the same files',
  ]);
});

test('remotes with the same files pass', () => {
  assert.deepEqual(
    sameRemoteFiles(createProject({ ...createFiles('mf-quiz'), ...createFiles('mf-auth') })),
    [],
  );
});
