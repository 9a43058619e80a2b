import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createRequire } from 'node:module';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Release } from '../webpack/createBaseConfiguration';
import { ReleaseFilesPlugin } from '../webpack/ReleaseFilesPlugin';
import { remoteConfiguration } from '../webpack/remoteConfiguration';
import { shellConfiguration } from '../webpack/shellConfiguration';

const require = createRequire(import.meta.url);
/** Loaded with each exposed module, because no other code of a remote runs before its first screen. */
const refreshEntry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

/** URL path of the development server's files. */
export const getDevelopedPath = (name: string): string => `/developed/${name}/`;

interface CodeRule extends RuleSetRule {
  options: { jsc: object };
}

const isCode = (rule: unknown): rule is CodeRule =>
  (rule as RuleSetRule | undefined)?.loader === 'swc-loader';

/** Keeps component state across edits. */
export function addRefresh<Rule>(rule: Rule): Rule {
  if (!isCode(rule)) return rule;
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rule, options: { ...rule.options, jsc: { ...rule.options.jsc, transform: { react } } } };
}

/**
 * The released configuration with source maps and hot reload. Without hashes, which change with every edit. Source maps
 * are files of their own, because the content policy forbids eval.
 */
export function createDevelopmentConfiguration(release: Release): Configuration {
  const released =
    release.name === 'shell'
      ? shellConfiguration(release)
      : remoteConfiguration(release, (file) => [refreshEntry, file]);
  return {
    ...released,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...released.output, publicPath: getDevelopedPath(release.name) },
    module: { rules: (released.module?.rules ?? []).map(addRefresh) },
    optimization: { splitChunks: false },
    plugins: [
      ...(released.plugins ?? []).filter((plugin) => !(plugin instanceof ReleaseFilesPlugin)),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  };
}
