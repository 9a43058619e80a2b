import type { RegisteredRelease } from '@marquee/shared-contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleaseChoice } from '../ReleaseChoice';

/** Loads a module of a remote's previous release when its current one fails (RL-21). */
export const createFallbackPlugin = (
  choice: ReleaseChoice,
  load: (release: RegisteredRelease, module: string) => Promise<unknown>,
): ModuleFederationRuntimePlugin => ({
  name: 'fallback-release',
  async errorLoadRemote({ lifecycle, remote, expose }) {
    if (lifecycle !== 'onLoad' || !remote || expose === undefined) return undefined;
    const previous = choice.fallBackFrom(remote.name, expose);
    return (
      previous &&
      load(previous, expose).catch((error: unknown) => {
        choice.restore(remote.name);
        throw error;
      })
    );
  },
});
