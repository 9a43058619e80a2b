import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { FILE_TIMEOUT_MS, ReleaseFilesPlugin } from './ReleaseFilesPlugin';

/** One build: the package's folder, its name, the version it will be published as, and where the files go. */
export interface Release {
  folder: string;
  name: string;
  version: string;
  output: string;
}

/** Globals and class names carry name and version, because one page can load two releases of a package. */
export function releaseId({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

export const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Runs after `typescript`, on JavaScript. */
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
    localIdentHashSalt: releaseId(release),
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals,
  };
  return { loader: 'css-loader', options: { modules, importLoaders: 0 } };
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

/** The configuration shared by shell and remotes. File names need no hash, because every release has its own folder. */
export function createBaseConfiguration(release: Release): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: release.folder,
    devtool: false,
    output: {
      path: release.output,
      publicPath: 'auto',
      uniqueName: releaseId(release),
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      // Without it, a module that threw returns empty exports on the second import.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        typescript,
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
    infrastructureLogging: { level: 'warn' },
  };
}
