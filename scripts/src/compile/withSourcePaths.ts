import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

/** Bundles the project's sources only; packages stay external. */
const externalPackages: Plugin = {
  name: 'external packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@marquee/') ? undefined : { path, external: true },
    );
  },
};

/** Replaces `import.meta` paths by those of the source, so that modules find the files beside it. */
const sourcePaths: Plugin = {
  name: 'source paths',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

/** esbuild options for one Node program whose modules find files beside their sources. */
export const withSourcePaths = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  plugins: [externalPackages, sourcePaths],
  logLevel: 'error',
} as const satisfies BuildOptions;
