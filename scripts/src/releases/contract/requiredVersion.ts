import { compareVersions } from '../cli/findNewest';
import type { Changes } from './Change';

/** The part of a version that a change raises. */
export type VersionStep = 'major' | 'minor' | 'patch';

/** Returns the smallest step that tells users what changed. */
export function findStep({ breaking, additions }: Changes): VersionStep {
  if (breaking.length > 0) return 'major';
  return additions.length > 0 ? 'minor' : 'patch';
}

/** Returns the first version after `last` that a step permits. */
export function raiseVersion(last: string, step: VersionStep): string {
  const [major = 0, minor = 0, patch = 0] = last.split('.').map(Number);
  if (step === 'major') return `${String(major + 1)}.0.0`;
  return step === 'minor'
    ? `${String(major)}.${String(minor + 1)}.0`
    : `${String(major)}.${String(minor)}.${String(patch + 1)}`;
}

/** @throws if `version` is lower than the step demands */
export function requireStep(last: string, version: string, step: VersionStep): void {
  const lowest = raiseVersion(last, step);
  if (compareVersions(version, lowest) >= 0) return;
  throw new Error(`This change needs a ${step} version: ${lowest}, not ${version}.`);
}
