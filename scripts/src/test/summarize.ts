import type { TestResult } from './Step';

const SLOWEST = 10;

const toLine = ({ seconds, title }: TestResult): string => `  ${seconds.toFixed(1).padStart(6)} s  ${title}`;

/** Formats the lines of `STARTS_LOG`, for example `Starts: 3 products (4.2 s), 120 databases (9.0 s)`. */
export function formatStarts(log: string): string {
  const starts = log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const format = (kind: string): string => {
    const found = starts.filter(([name]) => name === kind);
    const seconds = found.reduce((total, [, time]) => total + Number(time), 0);
    return `${found.length} ${kind}s (${seconds.toFixed(1)} s)`;
  };
  const kinds = [...new Set(starts.map(([kind = '']) => kind))];
  return `Starts: ${kinds.map(format).join(', ') || 'none'}`;
}

/** Formats counts as `3 passed, 0 failed, 1 skipped`. A flaky test has passed. */
export function countResults(results: readonly TestResult[]): string {
  const count = (...states: TestResult['status'][]) =>
    results.filter(({ status }) => states.includes(status)).length;
  return `${count('passed', 'flaky')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

/**
 * The end of `npm test`: the slowest tests, the names of flaky and skipped tests, and the counts as the last line.
 *
 * @param requireAll counts a skipped test as failed
 */
export function summarize(
  results: readonly TestResult[],
  requireAll: boolean,
): { lines: string[]; isGreen: boolean } {
  const counted = requireAll
    ? results.map((result) =>
        result.status === 'skipped' ? { ...result, status: 'failed' as const } : result,
      )
    : results;
  const flaky = results.filter(({ status }) => status === 'flaky');
  const skipped = results.filter(({ status }) => status === 'skipped');
  return {
    lines: [
      'Slowest tests:',
      ...results
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, SLOWEST)
        .map(toLine),
      ...(flaky.length > 0
        ? [`Flaky, passed only when repeated (${flaky.length}):`, ...flaky.map(toLine)]
        : []),
      ...skipped.map(
        ({ title, reason = 'skipped in its file' }) =>
          `${requireAll ? 'Failed, because nothing may be skipped here' : 'Skipped'}: ${title}: ${reason}`,
      ),
      countResults(counted),
    ],
    isGreen:
      counted.some(({ status }) => status === 'passed') && counted.every(({ status }) => status !== 'failed'),
  };
}
