import { basename, join } from 'node:path';
import { readJson } from './readJson';

/** The environment that webpack-cli passes to a configuration, for example by `--env version=1.2.0`. */
export interface BuildEnv {
  /** The version to publish as; default: the one of `package.json`. */
  version?: string;
  /** The address of a running product, whose released packages `webpack serve` shows; default: a local one. */
  at?: string;
  /** `false` builds no types archive. */
  types?: string;
  WEBPACK_SERVE?: boolean;
}

/** One build of a package. */
export interface Release {
  folder: string;
  /** `shell` or `mf-…`, the name of the folder. */
  name: string;
  version: string;
  /** Names globals and classes, because one page can load two releases of a package. */
  id: string;
  /** Whether `webpack serve` builds it, for development. */
  isServed: boolean;
  /** Whether it gets an archive with the types of its exposed modules. */
  hasTypes: boolean;
}

function readPackageVersion(folder: string): string {
  return (readJson(join(folder, 'package.json')) as { version: string }).version;
}

/** Describes the build of the package in `folder`. */
export function readRelease(folder: string, env: BuildEnv = {}): Release {
  const name = basename(folder);
  const isServed = env.WEBPACK_SERVE === true;
  const version = isServed ? 'developed' : (env.version ?? readPackageVersion(folder));
  return {
    folder,
    name,
    version,
    id: `${name}@${version}`,
    isServed,
    hasTypes: !isServed && env.types !== 'false',
  };
}
