import type { PageRegistry, RegisteredRemote, RegisteredScreen } from '@marquee/shared-contracts';
import { matchPath } from 'react-router-dom';

export interface FoundScreen {
  remote: RegisteredRemote;
  screen: RegisteredScreen;
}

/** Returns every screen of the page's remotes. */
export const allScreens = (registry: PageRegistry): FoundScreen[] =>
  registry.remotes.flatMap((remote) => remote.screens.map((screen) => ({ remote, screen })));

const spelling = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

const exact = new WeakMap<PageRegistry, Map<string, FoundScreen>>();

function exactScreens(registry: PageRegistry): Map<string, FoundScreen> {
  const known = exact.get(registry);
  if (known) return known;
  const screens = allScreens(registry).filter(({ screen }) => !/[:*]/.test(screen.path));
  const made = new Map(screens.map((found) => [spelling(found.screen.path), found]));
  exact.set(registry, made);
  return made;
}

/** Finds a screen by its exact path; patterns cost a cheap phone 1 ms each. */
export const exactScreen = (registry: PageRegistry, path: string): FoundScreen | undefined =>
  exactScreens(registry).get(spelling(path));

const firstPart = (path: string): string => path.toLowerCase().split('/')[1] ?? '';

/** Compares the first segment, which excludes most patterns cheaply. */
function mayAnswer(pattern: string, path: string): boolean {
  const first = firstPart(pattern);
  return /[:*?]/.test(first) || first === firstPart(path);
}

/** Finds the screen that serves a path, in any letter case (RT-2). */
export const findScreen = (registry: PageRegistry, path: string): FoundScreen | undefined =>
  exactScreen(registry, path) ??
  allScreens(registry).find(
    ({ screen }) =>
      mayAnswer(screen.path, path) && matchPath({ path: screen.path, caseSensitive: false }, path) !== null,
  );
