import type { RegisteredRelease } from '@marquee/shared-contracts';

export type NamedRelease = Pick<RegisteredRelease, 'name' | 'version'>;

/** The name of a release in the federation: "mf-quiz@1.1.0". */
export const getReleaseId = ({ name, version }: NamedRelease): string => `${name}@${version}`;

/** Reverses `getReleaseId`. */
export function parseReleaseId(id: string): NamedRelease {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}
