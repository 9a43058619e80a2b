import type { RegisteredRelease } from '@marquee/shared-contracts';
import { loadScreen, type LoadedScreen } from '../loading';

const asked = new Map<string, Promise<LoadedScreen>>();

const keyOf = (promise: Promise<LoadedScreen>): string | undefined =>
  [...asked.keys()].find((key) => asked.get(key) === promise);

/**
 * The screens asked for, each as one promise that stays the same: React reads a promise only when it meets it again.
 * Promises of components stand in a plain map, since a deeply observable store would copy them.
 */
export const askedScreens = {
  ask: ({ name, version }: RegisteredRelease, module: string): Promise<LoadedScreen> => {
    // Another release is another screen.
    const key = `${name}@${version} ${module}`;
    const known = asked.get(key) ?? loadScreen(name, module);
    asked.set(key, known);
    return known;
  },
  /** Puts what came after an outage in its place. */
  replace: (outage: Promise<LoadedScreen>, loaded: LoadedScreen): void => {
    const key = keyOf(outage);
    if (key !== undefined) asked.set(key, Promise.resolve(loaded));
  },
  forget: (outage: Promise<LoadedScreen>): void => {
    const key = keyOf(outage);
    if (key !== undefined) asked.delete(key);
  },
};
