import { basename } from 'node:path';
import type { Configuration } from 'webpack';
import { createCssLoader, createReleasePreset } from './createReleasePreset';
import { createTypescriptOptions } from './createTypescriptOptions';
import type { Release } from './Release';

/** The file of a prerendered component ("./src/home/HomePrerender.tsx" exports `HomePrerender`), and its screen's path. */
export interface DeclaredPrerender {
  file: string;
  path: string;
}

export const PRERENDER_PROGRAM = 'prerender.cjs';

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

/** Builds one Node program, `prerender.cjs` in the folder `output`, with the release's own class names. */
export function createPrerenderConfiguration(
  release: Release,
  declared: DeclaredPrerender,
  output: string,
): Configuration {
  const typescript = { test: /\.tsx?$/, loader: 'ts-loader', options: createTypescriptOptions(release) };
  return {
    ...createReleasePreset(release),
    name: `${release.name} ${declared.file}`,
    target: 'node20',
    devtool: false,
    entry: `data:text/javascript,${encodeURIComponent(createPrerenderProgram(declared))}`,
    output: { path: output, filename: PRERENDER_PROGRAM, library: { type: 'commonjs2' } },
    module: { rules: [typescript, { test: /\.css$/, use: createCssLoader(release, true) }] },
    plugins: [],
    optimization: { minimize: false },
  };
}
