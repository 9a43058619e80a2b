import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  ReleasePlugin,
  createPreset,
  createTypescriptOptions,
  provideShared,
  readRelease,
} from '@marquee/scripts/webpack';
import webpack from 'webpack';
import { merge } from 'webpack-merge';

// The option `provideExternalRuntime` would add this plugin's CommonJS build, and with it a second runtime.
const runtimePlugin = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

export default async (env) => {
  const release = readRelease(import.meta.dirname, env);
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    shared: provideShared(release.folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    runtimePlugins: [runtimePlugin],
    experiments: { optimization: { target: 'web' } },
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
    plugins: [federation, hint, new ReleasePlugin(release)],
  });
};
