import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Release } from './Release';
import { FILE_TIMEOUT_MS, ReleaseFilesPlugin } from './ReleaseFilesPlugin';

/** Runs after ts-loader, on JavaScript. */
const schemaStripping: RuleSetRule = {
  test: /\.ts$/,
  enforce: 'post',
  loader: join(import.meta.dirname, 'stripSchemasLoader.ts'),
};

/** Loads style sheets, or only the release's class names. */
export function createCssLoader(release: Release, exportOnlyLocals = false) {
  const modules = {
    auto: /\.module\.css$/,
    localIdentName: '[local]-[hash:base64:6]',
    localIdentHashSalt: release.id,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals,
  };
  return { loader: 'css-loader', options: { modules, importLoaders: 0, sourceMap: false } };
}

const createStyleRule = (release: Release): RuleSetRule => ({
  test: /\.css$/,
  use: [{ loader: MiniCssExtractPlugin.loader }, createCssLoader(release)],
  sideEffects: true,
});

const optimization: Configuration['optimization'] = {
  chunkIds: 'deterministic',
  moduleIds: 'deterministic',
  // One chunk per screen, fetched beside the entry: a split chunk would add a sequential request.
  splitChunks: false,
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      // Else swc moves a recursive function into the getter that exports it: a new function at each access, so that a
      // shared component would be another type, and lose its state, at each render.
      terserOptions: { compress: { keep_fnames: true } },
      parallel: false,
      extractComments: false,
    }),
    new CssMinimizerPlugin({ parallel: false }),
  ],
};

/** The released configuration of shell and remotes. File names need no hash: every release has its own folder. */
export function createReleasePreset(release: Release): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    name: release.id,
    context: release.folder,
    // Operators alone may read source maps, so no script names its map.
    devtool: 'hidden-source-map',
    output: {
      path: join(release.folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: release.id,
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Names sources by their path below the package's folder, on every machine alike.
      devtoolModuleFilenameTemplate: '[resource-path]',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      // Without it, a module that threw returns empty exports on the second import.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        schemaStripping,
        createStyleRule(release),
        { test: /\.(png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new ReleaseFilesPlugin(),
    ],
    optimization,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
