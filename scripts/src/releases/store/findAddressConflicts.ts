import { isReservedPath } from '@marquee/shared-contracts';
import { beginsWithParameter, findSharedAddress } from './findSharedAddress';
import type { ReleaseRecord } from './Store';

/** An address that two remotes claim: the path of the first one, and the reason if it is not obvious. */
export interface AddressConflict {
  path: string;
  reason: string;
}

/** Returns the paths of a release's screens and redirects. */
export const getPaths = ({ declaration }: ReleaseRecord): string[] => [
  ...(declaration?.screens ?? []).map((screen) => screen.path),
  ...(declaration?.redirects ?? []).map(({ from }) => from),
];

/** A prefix claims every address below it, whether or not the release has a screen there. */
const getClaims = (release: ReleaseRecord): string[] => [
  ...getPaths(release),
  ...(release.declaration?.prefixes ?? []).map((prefix) => `${prefix}/*`),
];

const normalizePath = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase();

function compareClaims(path: string, theirs: string): AddressConflict | undefined {
  const shared = findSharedAddress(path, theirs);
  if (!shared) return undefined;
  if (normalizePath(path) === normalizePath(theirs)) return { path, reason: '' };
  const { address, winner } = shared;
  const result = winner === undefined ? 'both have the same rank' : `pages would prefer ${winner}`;
  return { path, reason: `: ${address} leads to ${theirs} too, and ${result}` };
}

/** Finds the claims of `own` that share an address with a claim of `other`; the first one of each path. */
export const findAddressConflicts = (own: ReleaseRecord, other: ReleaseRecord): AddressConflict[] =>
  getClaims(own).flatMap((path) => {
    const found = getClaims(other).flatMap((theirs) => compareClaims(path, theirs) ?? []);
    return found.slice(0, 1);
  });

/** Describes the addresses that no remote may have: those of the product, and those of all teams. */
export const findUnusableAddresses = (release: ReleaseRecord): string[] =>
  getClaims(release).flatMap((path) => {
    if (isReservedPath(path)) return [`${path} is an address of the product; choose another first word`];
    if (beginsWithParameter(path))
      return [`${path} would take the addresses of all teams; begin it with a word, such as /raffle/:id`];
    return [];
  });
