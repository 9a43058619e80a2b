import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarize } from './summarize';

const outcome = { passed: 3, failed: 0, skipped: ['browser stories: no Chromium'], output: '' };

test('the counts stand alone on the last line, the skips above it with their reason', () => {
  assert.deepEqual(summarize([outcome, { ...outcome, skipped: [] }], false), {
    lines: ['Skipped: browser stories: no Chromium', '6 passed, 0 failed, 1 skipped'],
    ok: true,
  });
});

test('where all is required, a skip is a failure', () => {
  const { lines, ok } = summarize([outcome], true);
  assert.equal(lines.at(-1), '3 passed, 1 failed, 0 skipped');
  assert.equal(ok, false);
});

test('a run of nothing is not a success', () => {
  assert.equal(summarize([], false).ok, false);
});
