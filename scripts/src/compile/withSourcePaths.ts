import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

/** Packages stay outside: only what is written here is put together. */
const packagesOutside: Plugin = {
  name: 'packages outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@marquee/') ? undefined : { path, external: true },
    );
  },
};

/** A module goes on finding the files beside its source. */
const placesKept: Plugin = {
  name: 'places kept',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

/** Our modules as one program for Node, which behaves as its sources would. */
export const withSourcePaths = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  plugins: [packagesOutside, placesKept],
  logLevel: 'error',
} as const satisfies BuildOptions;
