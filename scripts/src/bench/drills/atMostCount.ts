import type { Figure } from '../api/Figure';

/** A count that may be at most so much. */
export const atMostCount = (name: string, count: number, most: number): Figure => ({
  name,
  value: String(count),
  target: `at most ${most}`,
  met: count <= most,
});
