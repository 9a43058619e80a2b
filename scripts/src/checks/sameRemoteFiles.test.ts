import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantedProject } from './Project';
import { sameRemoteFiles } from './sameRemoteFiles';

const filesOf = (remote: string) => ({
  [`${remote}/package.json`]: '{ "exports": {} }',
  [`${remote}/tsconfig.json`]: '{}',
  [`${remote}/webpack.config.js`]: '',
  [`${remote}/remote.json`]: '{}',
  [`${remote}/README.md`]: '',
});

test('a remote without a required file is reported', () => {
  const { 'mf-quiz/README.md': _left, ...rest } = filesOf('mf-quiz');
  assert.deepEqual(sameRemoteFiles(plantedProject(rest)), [
    'mf-quiz: README.md is missing; every remote has the same files',
  ]);
});

test('a remote that can be imported is reported', () => {
  const files = { ...filesOf('mf-quiz'), 'mf-quiz/package.json': '{ "exports": { ".": "./src/a.ts" } }' };
  assert.equal(sameRemoteFiles(plantedProject(files)).length, 1);
});

test('bootstrap.tsx is required of all remotes as soon as one has it', () => {
  const files = { ...filesOf('mf-quiz'), ...filesOf('mf-auth'), 'mf-auth/src/bootstrap.tsx': '' };
  assert.deepEqual(sameRemoteFiles(plantedProject(files)), [
    'mf-quiz: src/bootstrap.tsx is missing; every remote has the same files',
  ]);
});

test('remotes with the same files pass', () => {
  assert.deepEqual(sameRemoteFiles(plantedProject({ ...filesOf('mf-quiz'), ...filesOf('mf-auth') })), []);
});
