import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../store/buildAll';
import { promote } from '../store/promote';
import { serveDocuments } from './serveDocuments';
import { copyOfStore } from './copyOfStore';

const fixtureVersion = '1.0.0';

/** A store of its own with the built packages and the fixture remote, served as `npm start` serves it, without API. */
export async function servedStore() {
  const { store, shell, remotes } = await copyOfStore(mkdtempSync(path.join(tmpdir(), 'marquee-store-')));
  await build(store, path.join(import.meta.dirname, 'mf-fixture'), fixtureVersion);
  promote(store, { shell, remotes: { ...remotes, 'mf-fixture': fixtureVersion } });
  const served = await serveDocuments(store);
  const close = async () => {
    await served.close();
    rmSync(store.directory, { recursive: true, force: true });
  };
  return { address: served.address, store, close };
}
