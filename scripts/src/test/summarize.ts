import type { Outcome } from './Step';

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The summary of `npm test`: skipped tests with reasons, then the counts on their own line. */
export function summarize(outcomes: Outcome[], requireAll: boolean): { lines: string[]; ok: boolean } {
  const left = outcomes.flatMap((outcome) => outcome.skipped);
  const failed = sum(outcomes.map((outcome) => outcome.failed)) + (requireAll ? left.length : 0);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const skipped = requireAll ? 0 : left.length;
  return {
    lines: [
      ...left.map(
        (reason) => `${requireAll ? 'Failed, because nothing may be skipped here' : 'Skipped'}: ${reason}`,
      ),
      `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`,
    ],
    ok: failed === 0 && passed > 0,
  };
}
