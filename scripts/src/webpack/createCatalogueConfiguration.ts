import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { createReleasePreset } from './createReleasePreset';
import { createTypescriptOptions } from './createTypescriptOptions';
import { readRelease } from './Release';

type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** Rules of Storybook for files that the release's rules load. */
const replaced = ['a.css', 'a.svg', 'a.png', 'a.woff2'];

const isReplaced = (rule: Rules[number]): boolean =>
  typeof rule === 'object' &&
  rule !== null &&
  rule.test instanceof RegExp &&
  replaced.some((file) => (rule.test as RegExp).test(file));

/** Extends Storybook's configuration so that the components in `folder` are built as in a release. */
export function createCatalogueConfiguration(folder: string, base: Configuration): Configuration {
  const release = readRelease(folder);
  const preset = createReleasePreset(release);
  const typescript: RuleSetRule = {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: createTypescriptOptions(release),
  };
  const rules = base.module?.rules?.filter((rule) => !isReplaced(rule)) ?? [];
  const styles = preset.plugins?.filter((plugin) => plugin instanceof MiniCssExtractPlugin) ?? [];
  // Storybook prints a line for each step of the build.
  const plugins = base.plugins?.filter((plugin) => !(plugin instanceof webpack.ProgressPlugin)) ?? [];
  return {
    ...base,
    // A development build needs no maps of its own; a published one is read, not debugged.
    devtool: base.mode === 'production' ? false : 'eval',
    performance: false,
    // Minimizing takes longer than all the rest of the build, and developers read the catalogue nearby.
    optimization: { ...base.optimization, minimize: false },
    module: { ...base.module, rules: [...rules, typescript, ...(preset.module?.rules ?? [])] },
    plugins: [...plugins, ...styles],
  };
}
