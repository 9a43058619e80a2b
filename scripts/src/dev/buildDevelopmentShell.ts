import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../releases/store/buildAll';
import { hashContent } from '../releases/store/hashContent';
import { runWebpackCli } from '../webpack/runWebpackCli';

const inputs = ['shell', 'shared-contracts', 'scripts/src/webpack', 'package-lock.json'];
const ARGS = ['build', '--mode', 'development', '--devtool', 'cheap-module-source-map'];

/**
 * Builds the shell with React's development build, which hot reload needs, and caches it by content hash. Resolves to its
 * folder, or to undefined outside the project's folder, where pages keep the released shell.
 * @throws if the shell does not build
 */
export async function buildDevelopmentShell(): Promise<string | undefined> {
  const cwd = join(root, 'shell');
  if (!existsSync(cwd)) return undefined;
  const folder = join(root, '.cache', `developed-shell-${hashContent(root, inputs)}`);
  if (existsSync(folder)) return folder;
  const output = `${folder}.${process.pid}`;
  await runWebpackCli([...ARGS, '--env', 'version=developed', '--output-path', output], { cwd }).catch(
    (error: unknown) => {
      rmSync(output, { recursive: true, force: true });
      throw error;
    },
  );
  renameSync(output, folder);
  return folder;
}
