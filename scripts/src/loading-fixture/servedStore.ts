import Fastify from 'fastify';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '../../../api/src/documents/documents';
import { build, buildAll, root } from '../store/buildAll';
import { promote } from '../store/promote';
import { Store } from '../store/Store';

const fixtureVersion = '1.0.0';

/** A store of its own with the built packages and the fixture remote, served as `npm start` serves it, without API. */
export async function servedStore() {
  const built = new Store(path.resolve(root, process.env['STORE_DIR'] ?? '.store'));
  await buildAll(built);
  const registry = built.registry();
  if (!registry) throw new Error('The build has published nothing.');
  const store = new Store(mkdtempSync(path.join(tmpdir(), 'marquee-store-')));
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, { stable }]) => [name, stable]),
  );
  for (const [name, version] of Object.entries({ shell: registry.shell.stable, ...remotes })) {
    cpSync(built.path(name, version), store.path(name, version), { recursive: true });
  }
  await build(store, path.join(import.meta.dirname, 'mf-fixture'), fixtureVersion);
  promote(store, { shell: registry.shell.stable, remotes: { ...remotes, 'mf-fixture': fixtureVersion } });
  const app = Fastify();
  await app.register(documents, { storeDirectory: store.directory });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    rmSync(store.directory, { recursive: true, force: true });
  };
  return { address, store, close };
}
