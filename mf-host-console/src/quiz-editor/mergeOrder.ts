interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Whether a list keeps the order of the base for the entries that both contain. */
function keepsOrder(base: readonly string[], list: readonly string[]): boolean {
  const common = base.filter((token) => list.includes(token));
  return list.filter((token) => base.includes(token)).join() === common.join();
}

/** Merges two orders: that of the host who moved entries, with the other's additions after their predecessors. */
export function mergeOrder({ base, mine, theirs }: Orders): string[] {
  const [first, second] = keepsOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const merged = [...first];
  for (const [position, token] of second.entries()) {
    if (merged.includes(token)) continue;
    const predecessor = second[position - 1];
    merged.splice(predecessor === undefined ? 0 : merged.indexOf(predecessor) + 1, 0, token);
  }
  return merged;
}
