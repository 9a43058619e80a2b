import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { fileDeadline, ReleaseFilesPlugin } from './ReleaseFilesPlugin';
import { RewritePlugin } from './RewritePlugin';
import { stripSchemas } from './stripSchemas';

/** One build: the package's folder, its name, the version it will be published as, and where the files go. */
export interface Release {
  folder: string;
  name: string;
  version: string;
  output: string;
}

/** Every name a page could mix up (chunk global, container, class names) carries name and version (live releases). */
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

/** Reads styles, or only the names that their classes have in this release. */
export function cssLoader(release: Release, exportOnlyLocals = false) {
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

const styles = (release: Release): RuleSetRule => ({
  test: /\.css$/,
  use: [{ loader: MiniCssExtractPlugin.loader }, cssLoader(release)],
  sideEffects: true,
});

const optimization: Configuration['optimization'] = {
  chunkIds: 'deterministic',
  moduleIds: 'deterministic',
  // One chunk per screen, fetched beside the entry: a split-off part would be one more request behind it.
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

/** What shell and remotes have in common. File names need no hash: every release has a folder of its own. */
export function baseConfiguration(release: Release): Configuration {
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
      chunkLoadTimeout: fileDeadline,
      // A module that threw would answer with empty exports the second time.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        typescript,
        styles(release),
        { test: /\.(png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new ReleaseFilesPlugin(),
      new RewritePlugin('without schemas', stripSchemas),
    ],
    optimization,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
