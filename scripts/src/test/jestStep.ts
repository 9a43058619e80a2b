import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand';
import type { Outcome, Step } from './Step';

/** The fields of Jest's `--json` report that this step reads. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** A file that could not run at all counts as one failed test; a test that was left out names itself. */
export function outcomeOfJest(report: JestReport, output: string): Outcome {
  const left = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'todo');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: left.map(({ fullName }) => `${fullName}: left out in its file`),
    output,
  };
}

export function jestStep(root: string): Step {
  return {
    group: 'jest',
    name: 'screens and rules (Jest)',
    run: async () => {
      const folder = join(root, '.cache', 'test-run');
      const file = join(folder, 'jest.json');
      mkdirSync(folder, { recursive: true });
      rmSync(file, { force: true });
      const flags = ['--json', `--outputFile=${file}`, '--silent=false', '--reporters=default'];
      const { code, output } = await runCommand(root, ['node_modules/jest/bin/jest.js', ...flags]);
      try {
        return outcomeOfJest(JSON.parse(readFileSync(file, 'utf8')) as JestReport, output);
      } catch {
        return { passed: 0, failed: 1, skipped: [], output: `Jest ended with ${String(code)}:\n${output}` };
      }
    },
  };
}
