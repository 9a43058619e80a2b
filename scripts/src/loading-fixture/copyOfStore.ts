import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll, root } from '../store/buildAll';
import { Store } from '../store/Store';

/** Copies what the build has published into a directory, to be changed there; answers the stable versions. */
export async function copyOfStore(directory: string) {
  const built = new Store(path.resolve(root, process.env['STORE_DIR'] ?? '.store'));
  await buildAll(built);
  const registry = built.registry();
  if (!registry) throw new Error('The build has published nothing.');
  mkdirSync(directory, { recursive: true });
  const store = new Store(directory);
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, { stable }]) => [name, stable]),
  );
  const shell = registry.shell.stable;
  for (const [name, version] of Object.entries({ shell, ...remotes })) {
    cpSync(built.path(name, version), store.path(name, version), { recursive: true });
  }
  return { store, shell, remotes };
}
