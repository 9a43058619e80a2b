import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOfJest } from './jestStep';
import { outcomeOfTap, without } from './nodeTestStep';

test('a Jest file that could not run counts as a failure', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [] };
  assert.deepEqual(outcomeOfJest(report, 'out'), { passed: 2, failed: 2, skipped: [], output: 'out' });
});

test('a Jest test that was left out is named', () => {
  const assertionResults = [{ status: 'pending', fullName: 'the page shows' }];
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ name: 'a.test.ts', assertionResults }],
  };
  assert.deepEqual(outcomeOfJest(report, '').skipped, ['the page shows: left out in its file']);
});

test('the counts of node:test are read, cancelled tests as failed', () => {
  const tap =
    'ok 1 - a cluster starts # SKIP no PostgreSQL\n# pass 4\n# fail 1\n# cancelled 2\n# skipped 1\n';
  assert.deepEqual(outcomeOfTap(tap, 'out'), {
    passed: 4,
    failed: 3,
    skipped: ['a cluster starts: no PostgreSQL'],
    output: 'out',
  });
});

test('a test that another step runs is not counted as left out', () => {
  const outcome = { passed: 1, failed: 0, skipped: ['a: needs PostgreSQL', 'b: no network'], output: '' };
  assert.deepEqual(without(outcome, /needs PostgreSQL/).skipped, ['b: no network']);
  assert.deepEqual(without(outcome, undefined), outcome);
});
