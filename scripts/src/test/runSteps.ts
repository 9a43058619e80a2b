import type { Group, Outcome, Step } from './Step';
import type { TestLanes } from './testLanes';

export interface Result extends Outcome {
  step: Step;
}

async function runStep(step: Step): Promise<Result> {
  const started = performance.now();
  const outcome = await step.run().catch((reason: unknown): Outcome => ({
    passed: 0,
    failed: 1,
    skipped: [],
    output: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
  }));
  const idle = outcome.passed + outcome.failed + outcome.skipped.length === 0;
  const result = { step, ...outcome, failed: idle ? 1 : outcome.failed };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${String(result.passed)} passed, ${String(result.failed)} failed, ${String(result.skipped.length)} skipped`;
  console.log(
    `${result.failed > 0 ? '✖' : '✔'} ${step.name}: ${counts} (${seconds} s)${idle ? ', ran nothing' : ''}`,
  );
  if (result.failed > 0) console.log(`${result.output.trimEnd()}\n── end of ${step.name} ──`);
  return result;
}

async function runLane(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Runs the steps of the wanted groups; a step that ran nothing has failed, because nothing was proved. */
export async function runSteps({ together, alone }: TestLanes, wanted: readonly Group[]): Promise<Result[]> {
  const chosen = (steps: Step[]) => steps.filter((step) => wanted.includes(step.group));
  const first = await Promise.all(together.map((steps) => runLane(chosen(steps))));
  return [...first.flat(), ...(await runLane(chosen(alone)))];
}
