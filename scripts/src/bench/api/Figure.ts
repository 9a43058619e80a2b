/** One line of the result: what was measured, beside what it has to be. */
export interface Figure {
  name: string;
  value: string;
  /** Undefined where a figure is only told. */
  target?: string;
  met?: boolean;
}

/** The lines of the table, in columns. */
export function figureTable(figures: readonly Figure[]): string[] {
  const rows = figures.map(({ name, value, target = '', met }) => [
    name,
    value,
    target,
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A ratio that has to be at least so much. */
export const atLeast = (name: string, ratio: number, least: number): Figure => ({
  name,
  value: ratio.toFixed(2),
  target: `at least ${least}`,
  met: ratio >= least,
});

/** A ratio that may be at most so much. */
export const atMost = (name: string, ratio: number, most: number): Figure => ({
  name,
  value: ratio.toFixed(2),
  target: `at most ${most}`,
  met: ratio <= most,
});
