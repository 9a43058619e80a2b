import { join } from 'node:path';
import { build } from 'esbuild';
import { withSourcePaths } from './withSourcePaths';

/**
 * Compiles the API's programs, `main.mjs` (the server) and `admin.mjs` (the operator's command), into `folder`. Loading
 * the few hundred modules of the server one by one takes seconds at each start, and a compiler's memory for good.
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
