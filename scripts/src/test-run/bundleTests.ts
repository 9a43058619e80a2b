import { readFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

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

/**
 * Puts test files together with the code that they share, and answers the paths of what came out. A test file is a
 * process of its own: compiling its few hundred modules one by one takes longer than most of the tests.
 */
export async function bundleTests(root: string, files: readonly string[], folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    outExtension: { '.js': '.mjs' },
    plugins: [packagesOutside, placesKept],
    logLevel: 'error',
  });
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.mjs')));
}
