import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedAfterExport } from './namedAfterExport';
import { plantedProject } from './Project';

const found = (path: string, text: string) => namedAfterExport(plantedProject({ [path]: text }));

test('a file whose only export has another name is reported', () => {
  assert.deepEqual(found('mf-quiz/src/attempt/timer.ts', 'export const countdown = 1;'), [
    'mf-quiz/src/attempt/timer.ts: its main export is countdown; give both the same name',
  ]);
});

test('a file with a capital must export what it says', () => {
  assert.equal(
    found('mf-quiz/src/attempt/QuizStore.ts', 'export class Quiz {}\nexport const a = 1;').length,
    1,
  );
});

test('types beside the main export, subjects of the contract and entry files pass', () => {
  assert.deepEqual(
    found('shell/src/loadScreen.ts', 'export type A = 1;\nexport function loadScreen() {}'),
    [],
  );
  assert.deepEqual(found('shared-contracts/src/contract/rules/mobile.ts', 'export const isMobile = 1;'), []);
  assert.deepEqual(found('mf-quiz/src/a/stepNames.ts', 'export const STEP_NAMES = 1;'), []);
  assert.deepEqual(found('api/src/main.ts', 'export const stop = 1;'), []);
});
