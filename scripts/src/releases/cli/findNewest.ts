const parseVersion = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/** Returns a positive number if `one` is newer than `other`. */
export function compareVersions(one: string, other: string): number {
  const others = parseVersion(other);
  const difference = parseVersion(one).map((number, at) => number - (others[at] ?? 0));
  return difference.find((part) => part !== 0) ?? 0;
}

/** Returns the newest version, without local builds (`1.0.0-local.…`). */
export function findNewest(versions: string[]): string | undefined {
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted(compareVersions)
    .at(-1);
}
