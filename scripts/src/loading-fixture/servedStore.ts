import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '../../../api/src/documents/documents';
import { PublishedRegistry } from '../../../api/src/documents/PublishedRegistry';
import { build } from '../store/buildAll';
import { promote } from '../store/promote';
import { copyOfStore } from './copyOfStore';

const fixtureVersion = '1.0.0';

/** A store of its own with the built packages and the fixture remote, served as `npm start` serves it, without API. */
export async function servedStore() {
  const { store, shell, remotes } = await copyOfStore(mkdtempSync(path.join(tmpdir(), 'marquee-store-')));
  await build(store, path.join(import.meta.dirname, 'mf-fixture'), fixtureVersion);
  promote(store, { shell, remotes: { ...remotes, 'mf-fixture': fixtureVersion } });
  const app = Fastify();
  await app.register(documents, { published: new PublishedRegistry(store.directory) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    rmSync(store.directory, { recursive: true, force: true });
  };
  return { address, store, close };
}
