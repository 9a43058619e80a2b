import { type Audience, findRoute, type PageRegistry, type RegisteredScreen } from '../contract/index';

function readRemotes(): PageRegistry['remotes'] {
  const json = document.getElementById('registry')?.textContent ?? '{}';
  return (JSON.parse(json) as Partial<PageRegistry>).remotes ?? [];
}

/** The screen that serves a path, whatever its query and fragment. */
function findRegisteredScreen(path: string): RegisteredScreen | undefined {
  const { pathname } = new URL(path, window.location.origin);
  const screens = readRemotes().flatMap((remote) => remote.screens);
  return findRoute(screens, pathname)?.route;
}

/** The audience of a path; undefined without a remote on this page that serves it. */
export const getRouteAccess = (path: string): Audience | undefined => findRegisteredScreen(path)?.access;

/** Whether a remote on this page serves a path. Teams release separately, so screens offer only links with a route (RT-1). */
export const hasRoute = (path: string): boolean => findRegisteredScreen(path) !== undefined;
