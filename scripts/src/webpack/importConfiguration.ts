import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Exposes } from './createExposes';
import type { BuildEnv } from './Release';

/** The exports of a package's `webpack.config.js`. */
interface PackageConfiguration {
  default: (env: BuildEnv) => Promise<Configuration>;
  /** Missing in the shell. */
  exposes?: Exposes;
}

/** Imports the `webpack.config.js` of the package in `folder`. */
export const importConfiguration = async (folder: string): Promise<PackageConfiguration> =>
  (await import(pathToFileURL(join(folder, 'webpack.config.js')).href)) as PackageConfiguration;
