import { join } from 'node:path';
import { build } from 'esbuild';
import { withSourcePaths } from './withSourcePaths';

/**
 * Compiles the server (`main.mjs`) and the operator's command (`admin.mjs`) into `folder`. Compiling a few hundred modules
 * at each start takes seconds, and memory while the server runs.
 */
export async function compileApi(root: string, folder = join(root, '.cache/api')): Promise<void> {
  await build({
    ...withSourcePaths,
    absWorkingDir: root,
    entryPoints: { main: 'api/src/main.ts', admin: 'api/src/cli/main.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
}
