/**
 * Returns the entries that `names` choose, or all of them if it is empty.
 *
 * @throws if a name is unknown
 */
export function selectNamed<Value>(
  all: Readonly<Record<string, Value>>,
  names: readonly string[],
): [string, Value][] {
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined)
    throw new Error(`There is no "${unknown}" to measure: ${Object.keys(all).join(', ')}.`);
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}
