import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withSourcePaths } from './withSourcePaths';

/** chosen: more files share the loading time, fewer need less memory and end a hang sooner. */
const FILES_PER_PROGRAM = 13;

const groupFiles = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / FILES_PER_PROGRAM) }, (_, index) =>
    files.slice(index * FILES_PER_PROGRAM, (index + 1) * FILES_PER_PROGRAM),
  );

/** Wraps each file in a suite, so that its hooks apply only to its tests. */
const renderSuites = (files: readonly string[]): string =>
  [
    "import { describe } from 'node:test';",
    ...files.map((file) => `describe('${file}', () => void require('./${file}'));`),
  ].join('\n');

/**
 * Compiles test files into programs of several files each and returns the programs' paths. One process per file would load
 * a few hundred modules and start an embedded database each time.
 */
export async function compileTests(
  root: string,
  files: readonly string[],
  folder: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  return Promise.all(
    groupFiles(files).map(async (group, index) => {
      const outfile = join(folder, `${String(index + 1)}.mjs`);
      await build({
        ...withSourcePaths,
        absWorkingDir: root,
        stdin: { contents: renderSuites(group), resolveDir: root, loader: 'ts' },
        outfile,
      });
      return outfile;
    }),
  );
}
