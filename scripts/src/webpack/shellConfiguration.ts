import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, type Release, releaseId } from './baseConfiguration';
import { sharedVersions } from './sharedModules';

/**
 * The shell: one eager script. It has no federation plugin: `shell/src/remotes` makes the instance itself, which is
 * 4 kB smaller; the definitions below leave out what `@module-federation/runtime-core` needs only for manifests.
 */
export function shellConfiguration(release: Release): Configuration {
  const base = baseConfiguration(release);
  const definitions = new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions(release.folder)),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  });
  // Chromium then compiles the script as it arrives, beside the page's thread, instead of function by function on it.
  const hint = new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: 'main.js',
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
  return {
    ...base,
    name: releaseId(release),
    entry: { main: './src/main.ts' },
    plugins: [...(base.plugins ?? []), definitions, hint],
  };
}
