import type { PageRegistry, RegisteredRemote, RegisteredScreen } from '@marquee/shared-contracts';
import { matchPath } from 'react-router-dom';

export interface FoundScreen {
  remote: RegisteredRemote;
  screen: RegisteredScreen;
}

/** Every screen of the page's remotes. */
export const allScreens = (registry: PageRegistry): FoundScreen[] =>
  registry.remotes.flatMap((remote) => remote.screens.map((screen) => ({ remote, screen })));

/** Which remote's screen answers a path; letter case does not matter (RT-2). */
export const findScreen = (registry: PageRegistry, path: string): FoundScreen | undefined =>
  allScreens(registry).find(
    ({ screen }) => matchPath({ path: screen.path, caseSensitive: false }, path) !== null,
  );
