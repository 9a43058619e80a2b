import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readJestReport, readNodeReport, readPlaywrightReport } from './readReports';
import { runProgram } from './runProgram';

// A node:test inside a node:test would report to its parent instead.
delete process.env['NODE_TEST_CONTEXT'];

const folder = mkdtempSync(join(tmpdir(), 'marquee-reports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a Jest file that could not run counts as a failure', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a page opens', duration: 1500 },
    { status: 'pending', fullName: 'a page closes', duration: null },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
  ];
  assert.deepEqual(readJestReport(JSON.stringify({ testResults })), [
    { title: 'a page opens', seconds: 1.5, status: 'passed' },
    { title: 'a page closes', seconds: 0, status: 'skipped' },
    { title: 'b.test.ts', seconds: 0, status: 'failed' },
  ]);
});

test('a browser test that passed when it was repeated is flaky, with the time of both runs', () => {
  const createBrowserTest = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'e2e/mf-quiz/attempt.spec.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const specs = [
    createBrowserTest('a', 'expected', 1000),
    createBrowserTest('b', 'flaky', 1000, 2000),
    createBrowserTest('c', 'unexpected', 500),
  ];
  assert.deepEqual(readPlaywrightReport(JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] })), [
    { title: 'mf-quiz: a', seconds: 1, status: 'passed' },
    { title: 'mf-quiz: b', seconds: 3, status: 'flaky' },
    { title: 'mf-quiz: c', seconds: 0.5, status: 'failed' },
  ]);
});

const planted = `
import { after, describe, test } from 'node:test';
describe('a suite', () => {
  test('passes', () => {});
  test('fails', () => { throw new Error('planted'); });
  test('is skipped', { skip: 'needs PostgreSQL' }, () => {});
});
describe('a suite with a broken hook', () => {
  after(() => { throw new Error('planted'); });
  test('passes there', () => {});
});
`;

/** Runs a file of node:test as a program of the suite does. */
async function runPlanted(text: string, name: string) {
  const file = join(folder, `${name}.test.mjs`);
  const report = join(folder, `${name}.jsonl`);
  writeFileSync(file, text);
  const reporter = join(import.meta.dirname, 'nodeReporter.mjs');
  const parts = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, file];
  return runProgram({
    name,
    parts,
    report: { file: report, read: readNodeReport },
  });
}

test('the tests of node:test are reported once each, and a broken hook as a failure', async () => {
  const { results } = await runPlanted(planted, 'planted');
  assert.deepEqual(
    results.map(({ title, status }) => [title, status]),
    [
      ['a suite › passes', 'passed'],
      ['a suite › fails', 'failed'],
      ['a suite › is skipped', 'skipped'],
      ['a suite with a broken hook › passes there', 'passed'],
      ['a suite with a broken hook', 'failed'],
    ],
  );
  assert.equal(results.find(({ status }) => status === 'skipped')?.reason, 'needs PostgreSQL');
});

test('a tool counts as one test, which fails with its exit code', async () => {
  const run = async (code: number) =>
    (await runProgram({ name: 'tool', parts: ['-e', `process.exitCode = ${code}`] })).results.map(
      ({ status }) => status,
    );
  assert.deepEqual(await run(0), ['passed']);
  assert.deepEqual(await run(1), ['failed']);
});

test('a program without its report has failed', async () => {
  const report = { file: join(folder, 'none.json'), read: readJestReport };
  const { results } = await runProgram({ name: 'units', parts: ['-e', ''], report });
  assert.deepEqual(
    results.map(({ title, status }) => [title, status]),
    [['units', 'failed']],
  );
});
