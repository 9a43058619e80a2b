import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractVersions, createManifest } from './createManifest';
import { createTeamFiles } from './createTeamFiles';

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

const createProjectTsconfig = (name: string): object => ({
  extends: '../tsconfig.base.json',
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['jest', '@testing-library/jest-dom', 'node'],
    tsBuildInfoFile: `../.cache/types/${name}.tsbuildinfo`,
    // Where `npm run dev` puts the types of siblings.
    paths: { '*': ['./@mf-types/*'] },
  },
  include: ['src'],
});

/** Editors validate `remote.json` by the schema of the installed contracts. */
const getSchemaPath = (isAlone: boolean): string =>
  `${isAlone ? '.' : '..'}/node_modules/@marquee/shared-contracts/remote.schema.json`;

const formatJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const createWebpackConfiguration = (module: string, file: string): string =>
  readFileSync(join(import.meta.dirname, 'webpackTemplate.txt'), 'utf8').replace(
    '// exposes',
    () => `'${module}': '${file}',`,
  );

const createScreen = (
  screen: string,
  title: string,
): string => `import { Page } from '@marquee/shared-contracts/ui';

export function ${screen}() {
  return (
    <Page heading="${title}" intro="This remote is new: its first screen stands in src/home/${screen}.tsx.">
      {null}
    </Page>
  );
}
`;

const createTest = (
  screen: string,
  title: string,
): string => `import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ${screen} } from './${screen}';

it('shows its heading', async () => {
  fakeApi();
  await renderScreen(<${screen} />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

const BOOTSTRAP = `import type { FakeApi } from '@marquee/shared-contracts/testing';

/** Fake API replies for the standalone remote: none yet. */
export function bootstrap(_api: FakeApi): void {}
`;

/** Returns the files of a new remote with one screen, by path; `isAlone` for a remote outside the project's folder. */
export function createRemote(
  name: string,
  versions: ContractVersions,
  isAlone: boolean,
): Record<string, string> {
  const { address, title, screen } = deriveNames(name);
  const $schema = getSchemaPath(isAlone);
  const screens = [{ path: address, module: `./${screen}`, access: 'public', title }];
  return {
    ...(isAlone ? createTeamFiles(name) : { 'tsconfig.json': formatJson(createProjectTsconfig(name)) }),
    'package.json': formatJson(createManifest(name, versions, isAlone)),
    'webpack.config.js': createWebpackConfiguration(`./${screen}`, `./src/home/${screen}.tsx`),
    'remote.json': formatJson({ $schema, name, title, screens, redirects: [], slots: [] }),
    'README.md': `# ${name}\n\n| Screen | For | Shows |\n|---|---|---|\n| \`${address}\` | everybody | the first screen |\n`,
    'src/bootstrap.tsx': BOOTSTRAP,
    [`src/home/${screen}.tsx`]: createScreen(screen, title),
    [`src/home/${screen}.test.tsx`]: createTest(screen, title),
  };
}
