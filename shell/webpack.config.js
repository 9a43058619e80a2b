import {
  ReleasePlugin,
  createPreset,
  createTypescriptOptions,
  readRelease,
  readSharedVersions,
} from '@marquee/scripts/webpack';
import webpack from 'webpack';
import { merge } from 'webpack-merge';

export default async (env) => {
  const release = readRelease(import.meta.dirname, env);
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
  return merge(await createPreset(release, env), {
    entry: { main: './src/main.ts' },
    module: {
      rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: createTypescriptOptions(release) }],
    },
    plugins: [definitions, hint, new ReleasePlugin(release)],
  });
};
