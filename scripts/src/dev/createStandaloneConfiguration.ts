import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createBaseConfiguration, type Release } from '../webpack/createBaseConfiguration';
import { readDeclaration } from '../webpack/RemoteDeclaration';
import { ReleaseFilesPlugin } from '../webpack/ReleaseFilesPlugin';
import { root } from '../releases/store/buildAll';
import { addRefresh } from './createDevelopmentConfiguration';

const quote = (text: string): string => JSON.stringify(text);

/** The entry module of a standalone remote: its screens by path, over the fake API. */
export function findStandaloneEntry(folder: string): string {
  const { screens } = readDeclaration(join(folder, 'remote.json'));
  const files = new Map(screens.map(({ module, file }) => [module.replace('./', ''), join(folder, file)]));
  const bootstrap = join(folder, 'src/bootstrap.tsx');
  return [
    "import '@marquee/shared-contracts/tokens.css';",
    "import '@marquee/shared-contracts/base.css';",
    "import { renderStandalone } from '@marquee/shared-contracts/testing';",
    ...[...files].map(([name, file]) => `import { ${name} } from ${quote(file)};`),
    existsSync(bootstrap)
      ? `import { bootstrap } from ${quote(bootstrap)};`
      : 'const bootstrap = () => undefined;',
    `const screens = { ${screens.map((screen) => `${quote(screen.path)}: ${screen.module.replace('./', '')}`).join(', ')} };`,
    'void renderStandalone({ screens, answer: bootstrap });',
    '',
  ].join('\n');
}

/** A build of one remote with everything the shell normally provides, without federation. */
export function createStandaloneConfiguration(release: Release): Configuration {
  const base = createBaseConfiguration(release);
  const entry = join(root, '.cache', `alone-${release.name}`, 'main.ts');
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, findStandaloneEntry(release.folder));
  return {
    ...base,
    name: release.name,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { main: entry },
    output: { ...base.output, publicPath: '/' },
    // The fake API validates with the real schemas, which release builds strip.
    resolve: { ...base.resolve, conditionNames: ['import', 'module', 'default'] },
    module: { rules: (base.module?.rules ?? []).map(addRefresh) },
    optimization: { splitChunks: false },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof ReleaseFilesPlugin)),
      new webpack.DefinePlugin({ SHARED_VERSIONS: '{}' }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  };
}
