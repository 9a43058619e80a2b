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

/** chosen: enough files to share what loading costs, few enough for their memory and for a hang to be ended soon. */
const FILES_TOGETHER = 13;

const groupsOf = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / FILES_TOGETHER) }, (_, index) =>
    files.slice(index * FILES_TOGETHER, (index + 1) * FILES_TOGETHER),
  );

/** Each file becomes a suite of its own name, so what it sets up before its tests stays its own. */
const suites = (files: readonly string[]): string =>
  [
    "import { describe } from 'node:test';",
    ...files.map((file) => `describe('${file}', () => void require('./${file}'));`),
  ].join('\n');

/**
 * Puts test files together with the code that they share, some to a program, and answers the paths of what came out.
 * Run one by one each is a process of its own, which loads a few hundred modules and starts an embedded database: that
 * takes longer than most of the tests.
 */
export async function bundleTests(root: string, files: readonly string[], folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  return Promise.all(
    groupsOf(files).map(async (group, index) => {
      const outfile = join(folder, `${String(index + 1)}.mjs`);
      await build({
        absWorkingDir: root,
        stdin: { contents: suites(group), resolveDir: root, loader: 'ts' },
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        sourcemap: 'linked',
        plugins: [packagesOutside, placesKept],
        logLevel: 'error',
      });
      return outfile;
    }),
  );
}
