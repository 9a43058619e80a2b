import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { createBaseConfiguration, type Release, releaseId } from './createBaseConfiguration';
import { readDeclaration, type RemoteDeclaration } from './RemoteDeclaration';
import { readRequiredRanges } from './sharedModules';

type ImportsOf = (file: string) => string | string[];

function listExposed({ screens, slots }: RemoteDeclaration, importsOf: ImportsOf) {
  return Object.fromEntries(
    [...screens, ...slots].map(({ module, file }) => [
      module,
      { import: importsOf(file), name: module.replace('./', '') },
    ]),
  );
}

/**
 * A remote: an entry, one chunk per screen, and nothing of what the shell provides. `importsOf` says what is imported
 * with the file of an exposed module.
 */
export function remoteConfiguration(release: Release, importsOf: ImportsOf = (file) => file): Configuration {
  const id = releaseId(release);
  const shared = Object.entries(readRequiredRanges(release.folder)).map(([name, requiredVersion]) => [
    name,
    { import: false as const, singleton: true, strictVersion: true, requiredVersion },
  ]);
  const federation = new ModuleFederationPlugin({
    name: id,
    filename: 'remoteEntry.js',
    library: { type: 'window', name: id },
    exposes: listExposed(readDeclaration(join(release.folder, 'remote.json')), importsOf),
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
  const base = createBaseConfiguration(release);
  return { ...base, name: id, entry: {}, plugins: [...(base.plugins ?? []), federation] };
}
