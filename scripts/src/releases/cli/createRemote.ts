import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Derives names from `mf-room-plan`: the title "Room plan", the path /room-plan and `RoomPlanScreen`. */
function deriveNames(name: string) {
  const words = name.replace(/^mf-/, '').split('-');
  const plain = words.join(' ');
  return {
    address: `/${words.join('-')}`,
    title: plain.charAt(0).toUpperCase() + plain.slice(1),
    screen: `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Screen`,
  };
}

/** Versions for the new remote's `package.json`. */
export interface ContractVersions {
  contracts: string;
  scripts: string;
  dependencies: Record<string, string>;
  /** The dependencies of `@marquee/scripts`. */
  tools: Record<string, string>;
}

/** ts-loader needs the JavaScript API, which TypeScript 7 of `@marquee/scripts` lacks. */
const TYPESCRIPT = '6.0.3';

/** Packages that a remote's webpack.config.js and its commands use. */
const TOOLS = [
  '@module-federation/enhanced',
  'ts-loader',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'webpack-merge',
];

/** Where `npm run dev` puts the types of siblings. */
const paths = { '*': ['./@mf-types/*'] };

const compilerOptions = {
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  paths,
};

function createTsconfig(name: string, isAlone: boolean): object {
  if (isAlone) return { compilerOptions: { ...compilerOptions, types: [] }, include: ['src'] };
  const options = {
    lib: compilerOptions.lib,
    types: ['jest', '@testing-library/jest-dom', 'node'],
    tsBuildInfoFile: `../.cache/types/${name}.tsbuildinfo`,
    paths,
  };
  return { extends: '../tsconfig.base.json', compilerOptions: options, include: ['src'] };
}

/** Style sheets' types, for a remote outside the project's folder. */
const CSS_MODULES = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
`;

const shared = ['mobx', 'mobx-react-lite', 'react', 'react-router-dom'];

function createManifest(
  name: string,
  { contracts, scripts, dependencies, tools }: ContractVersions,
  isAlone: boolean,
): object {
  const used = Object.entries(dependencies).filter(([dependency]) => shared.includes(dependency));
  const buildTools = {
    ...Object.fromEntries(TOOLS.map((tool) => [tool, tools[tool] ?? '*'])),
    typescript: TYPESCRIPT,
  };
  return {
    name: `@marquee/${name}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: { ...buildScripts, ...(isAlone ? { remote: 'marquee-remote' } : projectScripts(name)) },
    exports: {},
    dependencies: { '@marquee/shared-contracts': contracts, ...Object.fromEntries(used) },
    devDependencies: { '@marquee/scripts': scripts, ...buildTools },
  };
}

const buildScripts = { dev: 'webpack serve', build: 'webpack build --fail-on-warnings' };

/** The scripts that every remote of the project has. */
const projectScripts = (name: string): Record<string, string> => ({
  typecheck: 'node ../node_modules/typescript-7/bin/tsc -b',
  lint: `cd .. && oxlint --deny-warnings ${name} && prettier --check ${name} --log-level warn`,
  format: `cd .. && prettier --write ${name} --log-level warn`,
  test: `jest --config ../jest.config.js --selectProjects ${name}`,
});

/** Editors validate `remote.json` by the installed contracts; the folder of the remote stands beside them. */
const $schema = '../node_modules/@marquee/shared-contracts/remote.schema.json';

const formatJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const createWebpackConfiguration = (module: string, file: string): string =>
  readFileSync(join(import.meta.dirname, 'webpackTemplate.txt'), 'utf8').replace(
    '// exposes',
    () => `'${module}': '${file}',`,
  );

/** Returns the files of a new remote with one screen, by path; `isAlone` for a remote outside the project's folder. */
export function createRemote(
  name: string,
  versions: ContractVersions,
  isAlone: boolean,
): Record<string, string> {
  const { address, title, screen } = deriveNames(name);
  const file = `./src/home/${screen}.tsx`;
  const screens = [{ path: address, module: `./${screen}`, access: 'public', title }];
  return {
    'package.json': formatJson(createManifest(name, versions, isAlone)),
    'tsconfig.json': formatJson(createTsconfig(name, isAlone)),
    'webpack.config.js': createWebpackConfiguration(`./${screen}`, file),
    'remote.json': formatJson({ $schema, name, title, screens, redirects: [], slots: [] }),
    'README.md': `# ${name}\n\n| Screen | For | Shows |\n|---|---|---|\n| \`${address}\` | everybody | the first screen |\n`,
    'src/bootstrap.tsx': `import type { FakeApi } from '@marquee/shared-contracts/testing';

/** Fake API replies for the standalone remote: none yet. */
export function bootstrap(_api: FakeApi): void {}
`,
    ...(isAlone && { 'src/css-modules.d.ts': CSS_MODULES }),
    [file.slice(2)]: `import { Page } from '@marquee/shared-contracts/ui';

export function ${screen}() {
  return <Page heading="${title}" intro="This remote is new: its first screen stands in ${file.slice(2)}.">{null}</Page>;
}
`,
  };
}
