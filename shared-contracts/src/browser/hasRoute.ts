import { matchPath, type PageRegistry } from '../contract/index';

function readRemotes(): PageRegistry['remotes'] {
  const json = document.getElementById('registry')?.textContent ?? '{}';
  return (JSON.parse(json) as Partial<PageRegistry>).remotes ?? [];
}

/**
 * Whether a remote on this page serves a path, whatever its query and fragment. Teams release separately, so screens
 * offer only links with a route (RT-1).
 */
export function hasRoute(path: string): boolean {
  const { pathname } = new URL(path, window.location.origin);
  return readRemotes().some(({ screens }) =>
    screens.some((screen) => matchPath(screen.path, pathname) !== undefined),
  );
}
