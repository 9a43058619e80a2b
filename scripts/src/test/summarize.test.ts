import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestResult } from './Step';
import { formatStarts, summarize } from './summarize';

const createResult = (status: TestResult['status'], title: string, seconds = 1): TestResult => ({
  title,
  seconds,
  status,
});

test('the last line counts; a flaky test has passed and is named', () => {
  const results = [
    createResult('passed', 'a'),
    createResult('flaky', 'b'),
    { ...createResult('skipped', 'c'), reason: 'no browser' },
  ];
  const { lines, isGreen } = summarize(results, false);
  assert.equal(lines.at(-1), '2 passed, 0 failed, 1 skipped');
  assert.ok(lines.includes('Skipped: c: no browser'));
  assert.match(lines.join('\n'), /Flaky, passed only when repeated \(1\):\n +1\.0 s {2}b/);
  assert.equal(isGreen, true);
});

test('where nothing may be skipped, a skipped test has failed', () => {
  const { lines, isGreen } = summarize([createResult('passed', 'a'), createResult('skipped', 'c')], true);
  assert.equal(lines.at(-1), '1 passed, 1 failed, 0 skipped');
  assert.equal(isGreen, false);
});

test('a run without a passed test is not green', () => {
  assert.equal(summarize([], false).isGreen, false);
});

test('the ten slowest tests are listed, slowest first', () => {
  const results = Array.from({ length: 12 }, (_none, index) =>
    createResult('passed', `test ${index}`, index),
  );
  const { lines } = summarize(results, false);
  assert.deepEqual(
    lines.filter((line) => line.includes(' s  test ')).map((line) => line.trim()),
    Array.from({ length: 10 }, (_none, index) => `${11 - index}.0 s  test ${11 - index}`),
  );
});

test('starts are counted by kind, with their time', () => {
  assert.equal(
    formatStarts('product 1.5\ndatabase 0.2\nproduct 2\n'),
    'Starts: 2 products (3.5 s), 1 databases (0.2 s)',
  );
  assert.equal(formatStarts(''), 'Starts: none');
});
