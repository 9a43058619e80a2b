import type { Plan } from './planSteps';
import { countResults } from './summarize';
import type { Step, TestResult } from './Step';

/** One for each core of the smallest machine that runs them. */
const LANES = 2;

async function runStep({ name, run }: Step): Promise<TestResult[]> {
  const started = performance.now();
  const { results, output } = await run().catch((reason: unknown) => ({
    results: [{ title: name, seconds: 0, status: 'failed' as const }],
    output: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
  }));
  const hasFailed = results.some(({ status }) => status === 'failed');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${hasFailed ? '✖' : '✔'} ${name}: ${countResults(results)} (${seconds} s)`);
  if (hasFailed) console.log(`${output.trimEnd()}\n── end of ${name} ──`);
  return results;
}

/** Runs a plan and prints a line for each step. A step that breaks has failed. */
export async function runSteps({ together, alone }: Plan): Promise<TestResult[]> {
  const waiting = [...together];
  const results: TestResult[] = [];
  const runLane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(...(await runStep(step)));
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  for (const step of alone) results.push(...(await runStep(step)));
  return results;
}
