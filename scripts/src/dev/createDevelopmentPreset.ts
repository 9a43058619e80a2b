import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { createReleasePreset } from '../webpack/createReleasePreset';
import type { BuildEnv, Release } from '../webpack/Release';
import { ReleaseFilesPlugin } from '../webpack/ReleaseFilesPlugin';
import { createDevServer } from './createDevServer';
import { downloadTypes } from './downloadTypes';
import { getDevelopedPath } from './getDevelopedPath';
import { startLocalProduct } from './startLocalProduct';

/**
 * Changes a released configuration for development: source maps and hot reload, but no hashes, which change with every
 * edit. Source maps are separate files, because the content policy forbids eval.
 */
export function toDevelopment(released: Configuration): Configuration {
  return {
    ...released,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    optimization: { splitChunks: false },
    plugins: [
      ...(released.plugins ?? []).filter((plugin) => !(plugin instanceof ReleaseFilesPlugin)),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  };
}

/** The preset of `webpack serve`: one package from source, inside the running product at `env.at` or a local one (RL-29). */
export async function createDevelopmentPreset(release: Release, env: BuildEnv): Promise<Configuration> {
  const released = createReleasePreset(release);
  const target = env.at ?? (await startLocalProduct());
  // Types help the editor only; pages do not wait for them.
  downloadTypes(release, target).catch((error: unknown) =>
    console.warn(`The siblings' types cannot be read: ${String(error)}`),
  );
  return {
    ...toDevelopment(released),
    output: { ...released.output, publicPath: getDevelopedPath(release.name) },
    devServer: await createDevServer(release, target),
  };
}
