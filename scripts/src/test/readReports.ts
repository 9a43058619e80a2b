import { basename, dirname } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { TestResult } from './Step';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number | null }[];
  }[];
}

/** Reads a report of `jest --json`; a file that could not run counts as one failed test. */
export const readJestReport = (text: string): TestResult[] =>
  (JSON.parse(text) as JestReport).testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    if (assertionResults.length === 0 && status === 'failed') return [{ title: name, seconds: 0, status }];
    return assertionResults.map((test) => ({
      title: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
  });

const states: Partial<Record<string, TestResult['status']>> = {
  expected: 'passed',
  flaky: 'flaky',
  skipped: 'skipped',
};

const readSuite = ({ suites = [], specs }: JSONReportSuite): TestResult[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }): TestResult => ({
      title: `${basename(dirname(file))}: ${title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      status: states[status] ?? 'failed',
    })),
  ),
  ...suites.flatMap(readSuite),
];

/** Reads a report of Playwright's `json` reporter. */
export const readPlaywrightReport = (text: string): TestResult[] =>
  (JSON.parse(text) as JSONReport).suites.flatMap(readSuite);

/** Reads the lines of `nodeReporter`. */
export const readNodeReport = (text: string): TestResult[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult);
