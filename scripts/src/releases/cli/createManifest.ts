/** Versions for the new remote's `package.json`. */
export interface ContractVersions {
  contracts: string;
  scripts: string;
  dependencies: Record<string, string>;
  /** The dependencies of `@marquee/scripts`, also those of its kit. */
  tools: Record<string, string>;
}

/** ts-loader needs the JavaScript API, which TypeScript 7 of `@marquee/scripts` lacks. */
const TYPESCRIPT = '6.0.3';

/** Packages that a remote's webpack.config.js and its commands use. */
const BUILD_TOOLS = [
  '@module-federation/enhanced',
  'ts-loader',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'webpack-merge',
];

/** Packages that the kit's settings name; inside the project they belong to its root. */
const KIT_TOOLS = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'oxlint',
];

const shared = ['mobx', 'mobx-react-lite', 'react', 'react-router-dom'];

const buildScripts = { dev: 'webpack serve', build: 'webpack build --fail-on-warnings' };

/** The scripts that every remote of the project has. */
const createProjectScripts = (name: string) => ({
  typecheck: 'node ../node_modules/typescript-7/bin/tsc -b',
  lint: `cd .. && oxlint --deny-warnings ${name} && prettier --check ${name} --log-level warn`,
  format: `cd .. && prettier --write ${name} --log-level warn`,
  test: `jest --config ../jest.config.js --selectProjects ${name}`,
});

const teamScripts = {
  typecheck: 'tsc',
  lint: 'oxlint --deny-warnings src webpack.config.js',
  test: 'jest',
  remote: 'marquee-remote',
};

/** Where a remote outside the project keeps a published package, so that npm asks no registry for it. */
export const getPackageFile = (name: string, version: string): string => `packages/${name}-${version}.tgz`;

/** Returns the `package.json` of a remote; `isAlone` outside the project. */
export function createManifest(name: string, versions: ContractVersions, isAlone: boolean): object {
  const { contracts, scripts, dependencies, tools } = versions;
  const used = Object.entries(dependencies).filter(([dependency]) => shared.includes(dependency));
  const needed = isAlone ? [...BUILD_TOOLS, ...KIT_TOOLS] : BUILD_TOOLS;
  const from = (published: string, version: string) =>
    isAlone ? `file:${getPackageFile(published, version)}` : version;
  return {
    name: `@marquee/${name}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: { ...buildScripts, ...(isAlone ? teamScripts : createProjectScripts(name)) },
    exports: {},
    ...(isAlone && { jest: { preset: '@marquee/scripts/kit' } }),
    dependencies: {
      '@marquee/shared-contracts': from('shared-contracts', contracts),
      ...Object.fromEntries(used),
    },
    devDependencies: {
      '@marquee/scripts': from('scripts', scripts),
      ...Object.fromEntries(needed.map((tool) => [tool, tools[tool] ?? '*'])),
      typescript: TYPESCRIPT,
    },
  };
}
