/** The result of one side of a comparison in one turn. */
export type Side = () => Promise<number>;

/**
 * Lets the sides work in turns, so that the machine's moods meet all of them, and answers the best of each. The first
 * turn only warms up.
 */
export async function inTurns<Name extends string>(
  sides: Record<Name, Side>,
  turns: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let turn = 0; turn <= turns; turn += 1)
    for (const name of names) {
      const reached = await sides[name]();
      if (turn > 0) best[name] = Math.max(best[name], reached);
    }
  return best;
}
