import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noEscapes } from './noEscapes';
import { createProject } from './Project';

const findViolations = (text: string) => noEscapes(createProject({ 'shell/src/a.ts': text }));

test('whatever switches a check off is reported', () => {
  assert.equal(findViolations('// oxlint-disable-next-line no-console').length, 1);
  assert.equal(findViolations('// @ts-expect-error').length, 1);
  assert.equal(findViolations("jest.mock('ky');").length, 1);
  assert.equal(findViolations("it.only('works', () => {});").length, 1);
});

test('ordinary code passes', () => {
  assert.deepEqual(findViolations("jest.spyOn(console, 'error');"), []);
});
