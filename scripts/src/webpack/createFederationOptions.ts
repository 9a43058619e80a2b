import type { moduleFederationPlugin } from '@module-federation/enhanced';
import { join } from 'node:path';
import type { Release } from './Release';

/** Options of ModuleFederationPlugin that are equal in all remotes: name, entry, types, and the shell's runtime. */
export function createFederationOptions({
  id,
  hasTypes,
}: Release): moduleFederationPlugin.ModuleFederationPluginOptions {
  return {
    name: id,
    filename: 'remoteEntry.js',
    library: { type: 'window', name: id },
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: hasTypes && {
      // The folder's TypeScript 7 writes declarations in a tenth of the time of version 6.
      cwd: join(import.meta.dirname, '../..'),
      generateTypes: true,
      consumeTypes: false,
    },
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  };
}
