import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { importConfiguration } from '../../webpack/importConfiguration';
import type { BuildEnv } from '../../webpack/Release';
import { runWebpack } from '../../webpack/runWebpack';
import { hashContent } from './hashContent';
import { promoteBuilds } from './promoteBuilds';
import { publishFolder } from './publishFolder';
import { removeOldBuilds } from './removeOldBuilds';
import type { Store } from './Store';
import { readJson } from '../../webpack/readJson';

export const root = resolve(import.meta.dirname, '../../../..');
/** Sources that every package's hash covers beside its own folder. */
export const SHARED_INPUTS = [
  'shared-contracts',
  'scripts/src/webpack',
  'scripts/src/releases/store',
  'package-lock.json',
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Returns the names of the shell and all remotes among the workspaces. */
function listPackages(): string[] {
  const file = join(root, 'package.json');
  const { workspaces } = readJson(file) as { workspaces: string[] };
  return workspaces.filter((name) => name === 'shell' || name.startsWith('mf-'));
}

function computeLocalVersion(name: string): string {
  const file = join(root, name, 'package.json');
  const { version } = readJson(file) as { version: string };
  return `${version}-local.${hashContent(root, [name, ...SHARED_INPUTS])}`;
}

async function runBuild(folder: string, env: BuildEnv, output: string): Promise<void> {
  const { default: createConfiguration } = await importConfiguration(folder);
  const configuration = await createConfiguration(env);
  const stats = await runWebpack({ ...configuration, output: { ...configuration.output, path: output } });
  if (stats.hasWarnings()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
}

/**
 * Builds a package folder into `output` by its own webpack configuration. It runs in this process, because loading webpack
 * takes longer than building most packages.
 *
 * @throws with the build's errors or warnings
 */
export async function buildRelease(
  folder: string,
  version: string,
  { output, types }: { output: string; types: boolean },
): Promise<void> {
  try {
    await runBuild(folder, { version, types: String(types) }, output);
  } catch (error) {
    rmSync(output, { recursive: true, force: true });
    throw new Error(`${basename(folder)} does not build:\n${(error as Error).message}`, { cause: error });
  }
}

/**
 * Builds a package folder and publishes it as this version, without the types, which only other teams need and which
 * take as long as all the rest.
 * @throws if the package does not build
 */
export async function build(store: Store, folder: string, version: string): Promise<void> {
  const started = performance.now();
  const name = basename(folder);
  const output = store.path('.unfinished', `${name}-${version}-${process.pid}`);
  await buildRelease(folder, version, { output, types: false });
  publishFolder(store, { name, version }, { folder: output });
  print(`  built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds changed packages, promotes the builds and says which packages are not served from them.
 * @throws if a package does not build
 */
export async function buildAll(store: Store): Promise<void> {
  const versions = Object.fromEntries(listPackages().map((name) => [name, computeLocalVersion(name)]));
  const waiting = Object.entries(versions).filter(([name, version]) => !store.has(name, version));
  if (waiting.length > 0) print(`Building ${waiting.map(([name]) => name).join(', ')} ...`);
  else print('Everything is built.');
  for (const [name, version] of waiting) await build(store, join(root, name), version);
  const builds = Object.entries(versions).map(([name, version]) => ({ name, version }));
  const kept = promoteBuilds(store, builds, process.env);
  print(kept.length === 0 ? 'The store serves these builds.' : 'The store serves these builds, except:');
  for (const sentence of kept) print(`  ${sentence}`);
  removeOldBuilds(store);
}
