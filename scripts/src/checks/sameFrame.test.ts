import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantedProject } from './Project';
import { sameFrame } from './sameFrame';

const frame = (remote: string) => ({
  [`${remote}/package.json`]: '{ "exports": {} }',
  [`${remote}/tsconfig.json`]: '{}',
  [`${remote}/webpack.config.js`]: '',
  [`${remote}/remote.json`]: '{}',
  [`${remote}/README.md`]: '',
});

test('a remote without a part of the frame is reported', () => {
  const { 'mf-quiz/README.md': _left, ...rest } = frame('mf-quiz');
  assert.deepEqual(sameFrame(plantedProject(rest)), [
    'mf-quiz: README.md is missing; every remote has the same frame',
  ]);
});

test('a remote that can be imported is reported', () => {
  const files = { ...frame('mf-quiz'), 'mf-quiz/package.json': '{ "exports": { ".": "./src/a.ts" } }' };
  assert.equal(sameFrame(plantedProject(files)).length, 1);
});

test('once one remote runs alone, all must', () => {
  const files = { ...frame('mf-quiz'), ...frame('mf-auth'), 'mf-auth/src/bootstrap.tsx': '' };
  assert.deepEqual(sameFrame(plantedProject(files)), [
    'mf-quiz: src/bootstrap.tsx is missing; every remote has the same frame',
  ]);
});

test('five equal frames pass', () => {
  assert.deepEqual(sameFrame(plantedProject({ ...frame('mf-quiz'), ...frame('mf-auth') })), []);
});
