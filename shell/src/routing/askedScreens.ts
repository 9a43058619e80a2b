import { loadScreen, type LoadedScreen } from '../loading';

const asked = new Map<string, Promise<LoadedScreen>>();

/**
 * The screens asked for, each as one promise that stays the same: React reads a promise only when it meets it again.
 * Promises of components stand in a plain map, since a deeply observable store would copy them.
 */
export const askedScreens = {
  ask: (remote: string, module: string): Promise<LoadedScreen> => {
    const key = `${remote} ${module}`;
    const known = asked.get(key) ?? loadScreen(remote, module);
    asked.set(key, known);
    return known;
  },
  /** Puts another answer in the place of an outage. */
  replace: (remote: string, module: string, loaded: Promise<LoadedScreen>): void => {
    asked.set(`${remote} ${module}`, loaded);
  },
  /** A later visit tries an unreachable remote anew. */
  forget: (remote: string, module: string): void => {
    asked.delete(`${remote} ${module}`);
  },
};
