import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Release } from './webpack/index';
import { runWebpack } from './webpack/runWebpack';
import { prerender } from './releases/store/prerender';
import { writeRelease } from './releases/store/writeRelease';

interface PackageConfiguration {
  recipe: (release: Release) => Configuration;
}

/** One package, one process: `buildPackage <folder> <version> <output>`; two run side by side (build.ts). */
async function buildPackage([folder = '', version = '', output = '']: string[]): Promise<void> {
  const name = basename(folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const file = pathToFileURL(join(folder, 'webpack.config.js')).href;
  const { recipe } = (await import(file)) as PackageConfiguration;
  const release: Release = { folder, name, version, output };
  const buildRelease = async () => {
    const stats = await runWebpack(recipe(release));
    if (stats.hasWarnings()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
    await prerender(release);
    return stats;
  };
  const stats = await buildRelease().catch((error: unknown) => {
    rmSync(output, { recursive: true, force: true });
    throw error;
  });
  writeRelease(release, stats);
}

buildPackage(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
