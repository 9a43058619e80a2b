const numbersOf = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/** Positive when `one` is newer than `other`. */
export function compareVersions(one: string, other: string): number {
  const others = numbersOf(other);
  const difference = numbersOf(one).map((number, at) => number - (others[at] ?? 0));
  return difference.find((part) => part !== 0) ?? 0;
}

/** The newest plain version; builds of somebody's own machine (`1.0.0-local.…`) do not count. */
export function findNewest(versions: string[]): string | undefined {
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted(compareVersions)
    .at(-1);
}
