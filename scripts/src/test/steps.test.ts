import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Step, TestResult } from './Step';
import { inOrder } from './steps';

const createStep = (title: string, status: TestResult['status']): Step => ({
  name: title,
  run: async () => ({ results: [{ title, seconds: 1, status }], output: `${title}\n` }),
});

describe('a step after another', () => {
  const rows: [status: TestResult['status'], results: string[], output: string][] = [
    ['passed', ['build passed', 'seed passed'], 'build\nseed\n'],
    ['failed', ['build failed'], 'build\n'],
  ];
  for (const [status, expected, output] of rows)
    it(`runs unless the first has failed: ${status}`, async () => {
      const step = inOrder(createStep('build', status), createStep('seed', 'passed'));
      const ran = await step.run();
      assert.equal(step.name, 'build, seed');
      assert.deepEqual(
        ran.results.map((result) => `${result.title} ${result.status}`),
        expected,
      );
      assert.equal(ran.output, output);
    });
});
