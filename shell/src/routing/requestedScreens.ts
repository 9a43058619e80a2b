import type { RegisteredRelease } from '@marquee/shared-contracts';
import { loadScreen, type LoadedScreen } from '../remotes/loader';

const requested = new Map<string, Promise<LoadedScreen>>();

const findKey = (promise: Promise<LoadedScreen>): string | undefined =>
  [...requested.keys()].find((key) => requested.get(key) === promise);

/**
 * The requested screens, each as one stable promise, as React's `use` requires. A plain map, since deeply observable
 * stores would copy components.
 */
export const requestedScreens = {
  request: ({ name, version }: RegisteredRelease, module: string): Promise<LoadedScreen> => {
    // The key includes the version: another release is another screen.
    const key = `${name}@${version} ${module}`;
    const known = requested.get(key) ?? loadScreen(name, module);
    requested.set(key, known);
    return known;
  },
  /** Replaces an outage by the loaded screen. */
  replace: (outage: Promise<LoadedScreen>, loaded: LoadedScreen): void => {
    const key = findKey(outage);
    if (key !== undefined) requested.set(key, Promise.resolve(loaded));
  },
  remove: (outage: Promise<LoadedScreen>): void => {
    const key = findKey(outage);
    if (key !== undefined) requested.delete(key);
  },
};
