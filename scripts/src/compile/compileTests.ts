import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withSourcePaths } from './withSourcePaths';

/** chosen: enough files to share what loading costs, few enough for their memory and for a hang to be ended soon. */
const FILES_TOGETHER = 13;

const groupsOf = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / FILES_TOGETHER) }, (_, index) =>
    files.slice(index * FILES_TOGETHER, (index + 1) * FILES_TOGETHER),
  );

/** Each file becomes a suite with its name, so that its hooks apply only to its tests. */
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
export async function compileTests(
  root: string,
  files: readonly string[],
  folder: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  return Promise.all(
    groupsOf(files).map(async (group, index) => {
      const outfile = join(folder, `${String(index + 1)}.mjs`);
      await build({
        ...withSourcePaths,
        absWorkingDir: root,
        stdin: { contents: suites(group), resolveDir: root, loader: 'ts' },
        outfile,
      });
      return outfile;
    }),
  );
}
