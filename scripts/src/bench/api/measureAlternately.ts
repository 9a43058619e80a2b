/** Measures one side of a comparison for one turn. */
export type Measurement = () => Promise<number>;

/**
 * Measures all sides in turns, so that a slow moment of the machine affects each, and returns the best result of each. The
 * first turn only warms up.
 */
export async function measureAlternately<Name extends string>(
  sides: Record<Name, Measurement>,
  turns: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let turn = 0; turn <= turns; turn += 1)
    for (const name of names) {
      const result = await sides[name]();
      if (turn > 0) best[name] = Math.max(best[name], result);
    }
  return best;
}
