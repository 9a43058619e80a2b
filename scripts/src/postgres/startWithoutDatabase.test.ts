import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startServer } from '../../../api/src/testing/startServer';
import { waitUntil } from '../../../api/src/testing/waitUntil';
import { describeMissingPostgres } from './findPostgres';
import { findFreePort } from './findFreePort';
import { type Cluster, startCluster } from './startCluster';

const skip = describeMissingPostgres();

describe('a start without a reachable database', { skip }, () => {
  let cluster: Cluster;
  let directory: string;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marquee-start-'));
    cluster = await startCluster();
    await cluster.halt('fast');
  });
  after(async () => {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('fails after the timeout with one sentence', { timeout: 60_000 }, async () => {
    const server = startServer(directory, { DATABASE_URL: cluster.url, DATABASE_WAIT_SECONDS: '1' });
    await assert.rejects(server.address, /did not come within 1 s \(ECONNREFUSED\)\. Start it/);
    assert.equal(await server.stop('SIGTERM'), 1);
  });

  it('is alive but not ready, and serves once the database is reachable', { timeout: 60_000 }, async () => {
    const port = await findFreePort();
    const server = startServer(directory, { DATABASE_URL: cluster.url, PORT: String(port) });
    const address = `http://127.0.0.1:${port}`;
    const fetchHealth = () => fetch(`${address}/healthz`).catch(() => undefined);
    await waitUntil(async () => (await fetchHealth()) !== undefined, 'a reply');
    assert.equal((await fetchHealth())?.status, 200);
    for (const path of ['/readyz', '/', '/api/v1/auth/me']) {
      const response = await fetch(address + path);
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('retry-after'), '2');
      assert.equal(((await response.json()) as { code: string }).code, 'NOT_READY');
    }
    await cluster.resume();
    assert.equal(await server.address, address);
    assert.equal((await fetch(`${address}/readyz`)).status, 200);
    assert.equal(await server.stop('SIGTERM'), 0);
  });
});
