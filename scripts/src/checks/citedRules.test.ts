import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citedRules } from './citedRules';
import { plantedProject } from './Project';

const found = (text: string) =>
  citedRules(plantedProject({ 'docs/product.md': '| AU-12 | 8 to 16 characters |', 'api/src/a.ts': text }));

test('a cited rule that the product does not have is reported', () => {
  assert.deepEqual(found('/** Nobody sees it (AU-99). */'), [
    'api/src/a.ts: cites AU-99, which docs/product.md does not have',
  ]);
  assert.equal(found("  it('refuses a second seat (RG-3)', () => {});").length, 1);
});

test('a known rule, and a room that is called like one, pass', () => {
  assert.deepEqual(found("// As AU-12 says.\nconst room = 'A-1';"), []);
});

test('without the description every citation hangs in the air', () => {
  assert.equal(citedRules(plantedProject({ 'api/src/a.ts': '' })).length, 1);
});
