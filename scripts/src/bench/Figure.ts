/** A measured value beside its target. */
export interface Figure {
  name: string;
  value: string;
  /** Undefined for a value without a target. */
  target?: string;
  isMet?: boolean;
}

/** Returns the lines of a table with one figure each. */
export function formatFigures(figures: readonly Figure[]): string[] {
  const rows = figures.map(({ name, value, target = '', isMet }) => [
    name,
    value,
    target,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Prints the figures; the process fails if one misses its target. */
export function reportFigures(figures: readonly Figure[]): void {
  for (const line of formatFigures(figures)) console.log(line);
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

/** A ratio of at least `minimum`. */
export const createMinimumFigure = (name: string, ratio: number, minimum: number): Figure => ({
  name,
  value: ratio.toFixed(2),
  target: `at least ${minimum}`,
  isMet: ratio >= minimum,
});

/** A ratio of at most `maximum`. */
export const createMaximumFigure = (name: string, ratio: number, maximum: number): Figure => ({
  name,
  value: ratio.toFixed(2),
  target: `at most ${maximum}`,
  isMet: ratio <= maximum,
});

/** A count of at most `maximum`. */
export const createCountFigure = (name: string, count: number, maximum: number): Figure => ({
  name,
  value: String(count),
  target: `at most ${maximum}`,
  isMet: count <= maximum,
});

/** Returns the value that the given share (0 to 1) of all values does not exceed. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
