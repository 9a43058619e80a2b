import webpack, { type Configuration } from 'webpack';
import { createBaseConfiguration, type Release, releaseId } from './createBaseConfiguration';
import { readSharedVersions } from './sharedModules';

/**
 * The shell: one eager script. It has no federation plugin, because `shell/src/remotes` creates the instance. The
 * definitions do what the plugin's `experiments.optimization` does: no manifests, browsers only.
 */
export function shellConfiguration(release: Release): Configuration {
  const base = createBaseConfiguration(release);
  const definitions = new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(readSharedVersions(release.folder)),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  });
  // V8 then compiles the script in the background while it arrives, instead of function by function on the main thread.
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
