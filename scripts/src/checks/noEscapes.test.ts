import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noEscapes } from './noEscapes';
import { plantedProject } from './Project';

const found = (text: string) => noEscapes(plantedProject({ 'shell/src/a.ts': text }));

test('whatever switches a check off is reported', () => {
  assert.equal(found('// oxlint-disable-next-line no-console').length, 1);
  assert.equal(found('// @ts-expect-error').length, 1);
  assert.equal(found("jest.mock('ky');").length, 1);
  assert.equal(found("it.only('works', () => {});").length, 1);
});

test('ordinary code passes', () => {
  assert.deepEqual(found("jest.spyOn(console, 'error');"), []);
});
