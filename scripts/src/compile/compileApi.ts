import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { withSourcePaths } from './withSourcePaths';

/**
 * Compiles the server (`main.mjs`) and the operator's command (`admin.mjs`) into `folder`. Compiling a few hundred modules
 * at each start takes seconds, and memory while the server runs. What the sources import dynamically gets files of its own,
 * named by content, so that a running server finds its own after the next build. Returns esbuild's description of the files.
 */
export async function compileApi(root: string, folder = join(root, '.cache/api')): Promise<Metafile> {
  const { metafile } = await build({
    ...withSourcePaths,
    absWorkingDir: root,
    entryPoints: { main: 'api/src/main.ts', admin: 'api/src/cli/main.ts' },
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    metafile: true,
  });
  return metafile;
}
