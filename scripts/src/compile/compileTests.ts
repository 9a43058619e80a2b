import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withSourcePaths } from './withSourcePaths';

/** chosen: more files share the loading time, fewer need less memory and end a hang sooner. */
const FILES_PER_PROGRAM = 26;

/** Deals the files out, because the slow ones are neighbours in a folder. */
function groupFiles(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / FILES_PER_PROGRAM);
  return Array.from({ length: count }, (_, first) => files.filter((_file, index) => index % count === first));
}

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
