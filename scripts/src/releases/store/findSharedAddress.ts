import { matchRoutes } from 'react-router-dom';

/** An address that two paths reach, and the path that React Router prefers; undefined for equal ranks. */
export interface SharedAddress {
  address: string;
  winner: string | undefined;
}

/** Any value that no remote writes as a word of a path. */
const ANY_SEGMENT = 'x~';

/** Splits a path and leaves out each optional part, in every combination. */
function expandOptionalParts(path: string): string[][] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .reduce<string[][]>(
      (paths, part) => {
        const present = paths.map((parts) => [...parts, part.replace(/\?$/, '')]);
        return part.endsWith('?') ? [...present, ...paths] : present;
      },
      [[]],
    );
}

/** Takes the words of both paths, and any value for the parameters of both. */
function mergeParts([one, ...ones]: string[], [other, ...others]: string[]): string[] {
  if (one === undefined && other === undefined) return [];
  if (one === undefined || one === '*') return other === undefined || other === '*' ? [] : [other, ...others];
  if (other === undefined || other === '*') return [one, ...ones];
  return [one.startsWith(':') ? other : one, ...mergeParts(ones, others)];
}

function findWinner(paths: readonly [string, string], address: string): string | undefined {
  const first = (order: readonly string[]) =>
    matchRoutes(
      order.map((path) => ({ path })),
      address,
    )?.[0]?.route.path;
  const [one, other] = [first(paths), first(paths.toReversed())];
  return one === other ? one : undefined;
}

/** Finds an address that both paths match, by React Router's rules; undefined if there is none. */
export function findSharedAddress(one: string, other: string): SharedAddress | undefined {
  for (const parts of expandOptionalParts(one)) {
    for (const others of expandOptionalParts(other)) {
      const merged = mergeParts(parts, others).map((part) => (/^[:*]/.test(part) ? ANY_SEGMENT : part));
      const address = `/${merged.join('/')}`;
      const reaches = (path: string) => matchRoutes([{ path }], address) !== null;
      if (reaches(one) && reaches(other)) return { address, winner: findWinner([one, other], address) };
    }
  }
  return undefined;
}

/** Whether the first part of a path is a parameter, so that the path would take the addresses of all teams. */
export const beginsWithParameter = (path: string): boolean =>
  expandOptionalParts(path).some(([first = '']) => /^[:*]/.test(first));
