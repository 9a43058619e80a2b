import { basename } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration, cssLoader, type Release, typescript } from './baseConfiguration';

/** The component of a frame ("./src/browsing/HomeFrame.tsx" exports `HomeFrame`), and the address that shows it. */
export interface DeclaredPrerender {
  frame: string;
  path: string;
}

/** The prerender program: renders the component once and exports the markup. */
function drawing({ frame, path: address }: DeclaredPrerender): string {
  const name = basename(frame, '.tsx');
  return [
    "import { createElement } from 'react';",
    "import { renderToStaticMarkup } from 'react-dom/server';",
    "import { StaticRouter } from 'react-router-dom';",
    `import { ${name} } from ${JSON.stringify(frame)};`,
    `const location = ${JSON.stringify(address)};`,
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
    ...baseConfiguration(release),
    name: `${release.name} ${declared.frame}`,
    target: 'node20',
    entry: `data:text/javascript,${encodeURIComponent(drawing(declared))}`,
    output: { path: release.output, filename: file, library: { type: 'commonjs2' } },
    module: { rules: [typescript, { test: /\.css$/, use: cssLoader(release, true) }] },
    plugins: [],
    optimization: { minimize: false },
  };
}
