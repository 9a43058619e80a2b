import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createRequire } from 'node:module';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Release } from '../webpack/baseConfiguration';
import { ReleaseFilesPlugin } from '../webpack/ReleaseFilesPlugin';
import { remoteConfiguration } from '../webpack/remoteConfiguration';

const require = createRequire(import.meta.url);
/** Loaded with each exposed module, because no other code of a remote runs before its first screen. */
const refreshEntry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

/** URL path of the development server's files. */
export const developedPath = (name: string): string => `/developed/${name}/`;

interface CodeRule extends RuleSetRule {
  options: { jsc: object };
}

const isCode = (rule: unknown): rule is CodeRule =>
  (rule as RuleSetRule | undefined)?.loader === 'swc-loader';

/** Keeps component state across edits. */
export function refreshed<Rule>(rule: Rule): Rule {
  if (!isCode(rule)) return rule;
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rule, options: { ...rule.options, jsc: { ...rule.options.jsc, transform: { react } } } };
}

/**
 * A remote as its developer runs it: as released, but with source maps, readable, with hot reload, and without hashes,
 * which change with every edit. Maps are files of their own: the content policy takes no eval.
 */
export function developmentConfiguration(release: Release): Configuration {
  const recipe = remoteConfiguration(release, (file) => [refreshEntry, file]);
  const rules = (recipe.module?.rules ?? []).map(refreshed);
  return {
    ...recipe,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...recipe.output, publicPath: developedPath(release.name) },
    module: { rules },
    optimization: { splitChunks: false },
    plugins: [
      ...(recipe.plugins ?? []).filter((plugin) => !(plugin instanceof ReleaseFilesPlugin)),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  };
}
