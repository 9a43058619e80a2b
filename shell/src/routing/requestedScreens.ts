import type { RegisteredRelease } from '@marquee/shared-contracts';
import { loadScreen, type LoadedScreen } from '../remotes/loader';

const requested = new Map<string, Promise<LoadedScreen>>();

const keyOf = (promise: Promise<LoadedScreen>): string | undefined =>
  [...requested.keys()].find((key) => requested.get(key) === promise);

/**
 * The screens asked for, each as one promise that stays the same: React reads a promise only when it meets it again.
 * Promises of components stand in a plain map, since a deeply observable store would copy them.
 */
export const requestedScreens = {
  request: ({ name, version }: RegisteredRelease, module: string): Promise<LoadedScreen> => {
    // Another release is another screen.
    const key = `${name}@${version} ${module}`;
    const known = requested.get(key) ?? loadScreen(name, module);
    requested.set(key, known);
    return known;
  },
  /** Puts what came after an outage in its place. */
  replace: (outage: Promise<LoadedScreen>, loaded: LoadedScreen): void => {
    const key = keyOf(outage);
    if (key !== undefined) requested.set(key, Promise.resolve(loaded));
  },
  remove: (outage: Promise<LoadedScreen>): void => {
    const key = keyOf(outage);
    if (key !== undefined) requested.delete(key);
  },
};
