import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '../webpack/runWebpack';
import { shellConfiguration } from '../webpack/shellConfiguration';
import { root } from '../releases/store/buildAll';
import { hashContent } from '../releases/store/hashContent';

const inputs = ['shell', 'shared-contracts', 'scripts/src/webpack', 'package-lock.json'];

/** Builds the shell with React's development build, which hot reload needs, and caches it by content hash. */
export async function buildDevelopmentShell(): Promise<string> {
  const folder = join(root, '.cache', `developed-shell-${hashContent(root, inputs)}`);
  if (existsSync(folder)) return folder;
  const output = `${folder}.${process.pid}`;
  const recipe = shellConfiguration({
    folder: join(root, 'shell'),
    name: 'shell',
    version: 'developed',
    output,
  });
  const configuration = {
    ...recipe,
    mode: 'development' as const,
    devtool: 'cheap-module-source-map' as const,
    optimization: { splitChunks: false as const },
  };
  await runWebpack(configuration).catch((error: unknown) => {
    rmSync(output, { recursive: true, force: true });
    throw error;
  });
  renameSync(output, folder);
  return folder;
}
