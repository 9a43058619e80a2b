import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ERROR_LINE = /^(?:(.+?)\((\d+),\d+\): )?error (TS\d+: .+)$/;

/** Finds the compiler: the folder's own for another bundler's build, which may need other settings, otherwise this package's. */
function findCompiler(source: string): string {
  const hasPreset = existsSync(join(source, 'webpack.config.js'));
  for (const from of [...(hasPreset ? [] : [join(source, 'package.json')]), import.meta.url]) {
    try {
      return join(dirname(createRequire(from).resolve('typescript/package.json')), 'bin/tsc');
    } catch {
      // The folder has no compiler of its own.
    }
  }
  throw new Error('TypeScript is missing: install @marquee/scripts with its dependencies.');
}

/** Formats the compiler's line as "src/RaffleScreen.tsx:8 TS2339: Property 'eventz' does not exist". */
function describeLine(line: string): string[] {
  const [, file, row = '', message] = ERROR_LINE.exec(line) ?? [];
  if (message === undefined) return [];
  return [file === undefined ? message : `${file}:${row} ${message}`];
}

/** Whether a package's folder has types that can be checked; plain JavaScript has none. */
export const hasTypes = (source: string): boolean => existsSync(join(source, 'tsconfig.json'));

/** Type-checks the sources of a package; returns one sentence per error, with file and line (RL-38). */
export async function checkTypes(source: string): Promise<string[]> {
  if (!hasTypes(source)) return [];
  const args = [findCompiler(source), '-p', source, '--noEmit', '--pretty', 'false'];
  const { failed, stdout, stderr } = await execa(process.execPath, args, { cwd: source, reject: false });
  if (!failed) return [];
  const problems = stdout.split('\n').flatMap(describeLine);
  return problems.length > 0 ? problems : [`${stdout}${stderr}`.trim()];
}

/** @throws with each error's file and line if the sources of a package have wrong types */
export async function requireTypes(source: string, name: string): Promise<void> {
  const problems = await checkTypes(source);
  if (problems.length > 0) throw new Error(`${name} has wrong types:\n  ${problems.join('\n  ')}`);
}
