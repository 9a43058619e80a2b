import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedAfterExport } from './namedAfterExport';
import { createProject } from './Project';

const findViolations = (path: string, text: string) => namedAfterExport(createProject({ [path]: text }));

test('a file whose only export has another name is reported', () => {
  assert.deepEqual(findViolations('mf-quiz/src/attempt/timer.ts', 'export const countdown = 1;'), [
    'mf-quiz/src/attempt/timer.ts: its main export is countdown; give both the same name',
  ]);
});

test('a file with a capital must export what it says', () => {
  assert.equal(
    findViolations('mf-quiz/src/attempt/QuizStore.ts', 'export class Quiz {}\nexport const a = 1;').length,
    1,
  );
});

test('types beside the main export, subjects of the contract and entry files pass', () => {
  assert.deepEqual(
    findViolations('shell/src/loadScreen.ts', 'export type A = 1;\nexport function loadScreen() {}'),
    [],
  );
  assert.deepEqual(
    findViolations('shared-contracts/src/contract/rules/contact.ts', 'export const isMobile = 1;'),
    [],
  );
  assert.deepEqual(findViolations('mf-quiz/src/a/stepNames.ts', 'export const STEP_NAMES = 1;'), []);
  assert.deepEqual(findViolations('api/src/main.ts', 'export const stop = 1;'), []);
});
