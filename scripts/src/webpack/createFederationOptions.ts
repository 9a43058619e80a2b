import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { Release } from './Release';

/** Options of ModuleFederationPlugin that are equal in all remotes: name, entry, and the shell's runtime. */
export function createFederationOptions({
  id,
}: Release): moduleFederationPlugin.ModuleFederationPluginOptions {
  return {
    name: id,
    filename: 'remoteEntry.js',
    library: { type: 'window', name: id },
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  };
}
