import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@marquee/shared-contracts';
import webpack from 'webpack';
import { importConfiguration } from '../../webpack/importConfiguration';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { runWebpack } from '../../webpack/runWebpack';
import { root } from '../../releases/store/buildAll';
import { movePointers } from '../../releases/store/promote';
import { Store } from '../../releases/store/Store';
import { createBundleSource } from './createBundleSource';

const BUNDLE_VERSION = '0.0.0-bundle';

const isFederation = (plugin: unknown): boolean =>
  (plugin as object | undefined)?.constructor.name === 'ModuleFederationPlugin';

/** Builds the shell with every screen in it; it loads no remote at run time. */
async function buildBundle(output: string, remotes: string[]): Promise<void> {
  const source = join(output, '../createFederation.js');
  const bundled = remotes.map(async (name) => {
    const folder = join(root, name);
    const { exposes = {} } = await importConfiguration(folder);
    return { folder, name, exposes, screens: readDeclaration(join(folder, 'remote.json')).screens };
  });
  writeFileSync(source, createBundleSource(await Promise.all(bundled)));
  const { default: configure } = await importConfiguration(join(root, 'shell'));
  const configuration = await configure({ version: BUNDLE_VERSION });
  const replacement = new webpack.NormalModuleReplacementPlugin(/\/createFederation$/, source);
  await runWebpack({
    ...configuration,
    output: { ...configuration.output, path: output },
    plugins: [...(configuration.plugins ?? []).filter((plugin) => !isFederation(plugin)), replacement],
  });
}

/** Removes the hints for the remotes' files, which the bundle does not request. */
function removePreloadHints(store: Store): void {
  const file = store.path('registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  for (const route of registry.document.routes) route.files = [];
  writeFileSync(file, JSON.stringify(registry));
}

/**
 * Copies the built store, with one ordinary bundle of the same screens as its shell.
 *
 * @throws if nothing is built yet
 */
export async function createBundledStore(built: Store): Promise<{ directory: string; remove: () => void }> {
  const registry = built.registry();
  if (!registry) throw new Error('Nothing is built yet: npm run build.');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bundle-'));
  const store = new Store(join(folder, 'store'));
  for (const [name, { stable }] of Object.entries(registry.remotes)) {
    cpSync(built.path(name, stable), store.path(name, stable), { recursive: true });
  }
  mkdirSync(store.path('shell', BUNDLE_VERSION), { recursive: true });
  await buildBundle(store.path('shell', BUNDLE_VERSION), Object.keys(registry.remotes));
  const stable = Object.entries(registry.remotes).map(([name, pointer]) => ({
    name,
    version: pointer.stable,
  }));
  const moves = [{ name: 'shell', version: BUNDLE_VERSION }, ...stable];
  movePointers(
    store,
    moves.map((move) => ({ ...move, what: 'stable' as const, who: 'bench' })),
  );
  removePreloadHints(store);
  return { directory: store.directory, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
