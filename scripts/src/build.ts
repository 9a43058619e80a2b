import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentHash } from './store/contentHash';
import { promote } from './store/promote';
import { Store } from './store/Store';

const root = path.resolve(import.meta.dirname, '../..');
const remotes = ['mf-auth', 'mf-discovery', 'mf-quiz', 'mf-teams', 'mf-host-console'];
const packages = ['shell', ...remotes];
/** What every package is built from beside its own folder. */
const sharedInputs = ['shared-contracts', 'scripts/src/recipe', 'scripts/src/store', 'package-lock.json'];
const atOnce = 2;

function localVersion(name: string): string {
  const file = path.join(root, name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${version}-local.${contentHash(root, [name, ...sharedInputs])}`;
}

async function build(store: Store, name: string, version: string): Promise<void> {
  const begun = performance.now();
  const script = path.join(import.meta.dirname, 'buildPackage.ts');
  const given = ['--import', 'tsx', script, path.join(root, name), version, store.directory];
  await promisify(execFile)(process.execPath, given, { cwd: root }).catch((error: { stderr?: string }) => {
    throw new Error(`${name} does not build:\n${error.stderr ?? String(error)}`);
  });
  console.log(`  built ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Builds what changed, `atOnce` at a time, and points the local store at the result. */
export async function buildAll(store: Store): Promise<void> {
  const versions = Object.fromEntries(packages.map((name) => [name, localVersion(name)]));
  const waiting = Object.entries(versions).filter(([name, version]) => !store.has(name, version));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await build(store, ...next);
  };
  if (waiting.length > 0) console.log(`Building ${waiting.map(([name]) => name).join(', ')} ...`);
  else console.log('Everything is built.');
  await Promise.all(Array.from({ length: atOnce }, worker));
  const { shell = '', ...others } = versions;
  promote(store, { shell, remotes: others });
}

buildAll(new Store(path.resolve(root, process.env['STORE_DIR'] ?? '.store'))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
