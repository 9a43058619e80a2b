import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { Release } from './recipe/recipe';
import { writeRelease } from './store/writeRelease';

interface PackageConfiguration {
  recipe: (release: Release) => Configuration;
}

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() =>
        stats && !error ? resolve(stats) : reject(error ?? new Error('webpack gave no result')),
      );
    });
  });
}

/** One package, one process: `buildPackage <folder> <version> <output>`; two run side by side (build.ts). */
async function buildPackage([folder = '', version = '', output = '']: string[]): Promise<void> {
  const name = path.basename(folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const file = pathToFileURL(path.join(folder, 'webpack.config.js')).href;
  const { recipe } = (await import(file)) as PackageConfiguration;
  const release: Release = { folder, name, version, output };
  const stats = await run(recipe(release));
  if (stats.hasErrors() || stats.hasWarnings()) {
    rmSync(output, { recursive: true, force: true });
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  writeRelease(release, stats);
}

buildPackage(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
