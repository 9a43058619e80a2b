import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { prerender } from '../releases/store/prerender';
import { writeRelease } from '../releases/store/writeRelease';
import { readDeclaration } from './RemoteDeclaration';
import type { Release } from './Release';

export interface ReleaseOptions {
  /** Components to prerender into the document, by federation name: `{ './HomeScreen': './src/home/HomePrerender.tsx' }`. */
  prerender?: Record<string, string>;
}

/** @throws if `remote.json` names a module that the configuration does not expose */
function checkExposes({ folder, name }: Release, { namedChunks }: Compilation): void {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) return;
  const { screens, slots } = readDeclaration(file);
  const missing = [...screens, ...slots].find(({ module }) => !namedChunks.has(module.replace('./', '')));
  if (missing)
    throw new Error(`${name}/remote.json names ${missing.module}, which webpack.config.js does not expose.`);
}

/** @throws if the federation plugin could not build the types archive, which it only prints */
function checkTypes({ name, hasTypes }: Release, output: string): void {
  if (name !== 'shell' && hasTypes && !existsSync(join(output, '@mf-types.zip')))
    throw new Error(`${name} has no types archive; see the error above, or build with --env types=false.`);
}

/** Completes a production build as a release: prerendered markup, compressed files and `release.json` with hashes. */
export class ReleasePlugin {
  readonly #release: Release;
  readonly #options: ReleaseOptions;

  constructor(release: Release, options: ReleaseOptions = {}) {
    this.#release = release;
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.afterEmit.tapPromise('Release', async (compilation) => {
      const output = compiler.outputPath;
      checkExposes(this.#release, compilation);
      checkTypes(this.#release, output);
      await prerender(this.#release, { output, files: this.#options.prerender ?? {} });
      writeRelease(this.#release, { output, compilation });
    });
  }
}
