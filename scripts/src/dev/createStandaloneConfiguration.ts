import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Exposes } from '../webpack/createExposes';
import { createReleasePreset } from '../webpack/createReleasePreset';
import { createTypescriptOptions } from '../webpack/createTypescriptOptions';
import type { Release } from '../webpack/Release';
import { readDeclaration } from '../webpack/RemoteDeclaration';
import { root } from '../releases/store/buildAll';
import { toDevelopment } from './createDevelopmentPreset';

const quote = (text: string): string => JSON.stringify(text);

/** The entry module of a standalone remote: its screens by path, over the fake API. */
export function createStandaloneEntry(folder: string, exposes: Exposes): string {
  const { screens } = readDeclaration(join(folder, 'remote.json'));
  const modules = new Set(screens.map(({ module }) => module));
  const files = [...modules].map((module) => [
    module.replace('./', ''),
    join(folder, exposes[module] ?? module),
  ]);
  const bootstrap = join(folder, 'src/bootstrap.tsx');
  return [
    "import '@marquee/shared-contracts/tokens.css';",
    "import '@marquee/shared-contracts/base.css';",
    "import { renderStandalone } from '@marquee/shared-contracts/testing';",
    ...files.map(([name = '', file = '']) => `import { ${name} } from ${quote(file)};`),
    existsSync(bootstrap)
      ? `import { bootstrap } from ${quote(bootstrap)};`
      : 'const bootstrap = () => undefined;',
    `const screens = { ${screens.map((screen) => `${quote(screen.path)}: ${screen.module.replace('./', '')}`).join(', ')} };`,
    'void renderStandalone({ screens, answer: bootstrap });',
    '',
  ].join('\n');
}

/** A build of one remote with everything the shell normally provides, without federation. */
export function createStandaloneConfiguration(release: Release, exposes: Exposes): Configuration {
  const preset = toDevelopment(createReleasePreset(release));
  const entry = join(root, '.cache', `alone-${release.name}`, 'main.ts');
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, createStandaloneEntry(release.folder, exposes));
  const typescript = { test: /\.tsx?$/, loader: 'ts-loader', options: createTypescriptOptions(release) };
  return {
    ...preset,
    entry: { main: entry },
    output: { ...preset.output, publicPath: '/' },
    // The fake API validates with the real schemas, which release builds strip.
    resolve: { ...preset.resolve, conditionNames: ['import', 'module', 'default'] },
    module: { rules: [typescript, ...(preset.module?.rules ?? [])] },
  };
}
