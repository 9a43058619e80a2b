import type { PageRegistry } from '../contract/index';

const splitPath = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

function matchesPattern(pattern: string, path: string): boolean {
  const wanted = splitPath(pattern);
  const given = splitPath(path);
  return (
    given.length <= wanted.length &&
    wanted.every((part, at) =>
      given[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === given[at],
    )
  );
}

function readRemotes(): PageRegistry['remotes'] {
  const json = document.getElementById('registry')?.textContent ?? '{}';
  return (JSON.parse(json) as Partial<PageRegistry>).remotes ?? [];
}

/**
 * Whether a remote on this page serves a path. Teams release separately, so screens offer only links with a route
 * (RT-1).
 */
export const hasRoute = (path: string): boolean =>
  readRemotes().some(({ screens }) => screens.some((screen) => matchesPattern(screen.path, path)));
