import { basename } from 'node:path';
import type { Configuration } from 'webpack';
import {
  createBaseConfiguration,
  createCssLoader,
  type Release,
  typescript,
} from './createBaseConfiguration';

/** The file of a prerendered component ("./src/home/HomePrerender.tsx" exports `HomePrerender`), and its screen's path. */
export interface DeclaredPrerender {
  file: string;
  path: string;
}

/** The source of a program that renders the component once and exports the markup. */
function createPrerenderProgram({ file, path }: DeclaredPrerender): string {
  const name = basename(file, '.tsx');
  return [
    "import { createElement } from 'react';",
    "import { renderToStaticMarkup } from 'react-dom/server';",
    "import { StaticRouter } from 'react-router-dom';",
    `import { ${name} } from ${JSON.stringify(file)};`,
    `const location = ${JSON.stringify(path)};`,
    `export const html = renderToStaticMarkup(createElement(StaticRouter, { location }, createElement(${name})));`,
  ].join('\n');
}

/** Builds one Node program, `file` in the release's folder, with the release's own class names. */
export function prerenderConfiguration(
  release: Release,
  declared: DeclaredPrerender,
  file: string,
): Configuration {
  return {
    ...createBaseConfiguration(release),
    name: `${release.name} ${declared.file}`,
    target: 'node20',
    entry: `data:text/javascript,${encodeURIComponent(createPrerenderProgram(declared))}`,
    output: { path: release.output, filename: file, library: { type: 'commonjs2' } },
    module: { rules: [typescript, { test: /\.css$/, use: createCssLoader(release, true) }] },
    plugins: [],
    optimization: { minimize: false },
  };
}
