import {
  findRoute,
  type PageRegistry,
  type RegisteredRemote,
  type RegisteredScreen,
} from '@marquee/shared-contracts';

export interface FoundScreen {
  remote: RegisteredRemote;
  screen: RegisteredScreen;
}

/** A screen with its path where `findRoute` reads it. */
interface ScreenRoute extends FoundScreen {
  path: string;
}

const routes = new WeakMap<PageRegistry, ScreenRoute[]>();

function getRoutes(registry: PageRegistry): ScreenRoute[] {
  const known = routes.get(registry);
  if (known) return known;
  const made = registry.remotes.flatMap((remote) =>
    remote.screens.map((screen) => ({ remote, screen, path: screen.path })),
  );
  routes.set(registry, made);
  return made;
}

/** Finds the screen that serves a path, in any letter case (RT-2). */
export const findScreen = (registry: PageRegistry, path: string): FoundScreen | undefined =>
  findRoute(getRoutes(registry), path)?.route;
