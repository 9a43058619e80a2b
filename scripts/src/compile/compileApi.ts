import { join } from 'node:path';
import { build } from 'esbuild';
import { asWritten } from './asWritten';

/**
 * Compiles the API's programs, `main.mjs` (the server) and `admin.mjs` (the operator's command), into `folder`. Loading
 * the few hundred modules of the server one by one takes seconds at each start, and a compiler's memory for good.
 */
export async function compileApi(root: string, folder = join(root, '.cache/api')): Promise<void> {
  await build({
    ...asWritten,
    absWorkingDir: root,
    entryPoints: { main: 'api/src/main.ts', admin: 'api/src/admin/main.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
}
