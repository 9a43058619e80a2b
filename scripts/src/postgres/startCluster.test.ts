import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeMissingPostgres } from './findPostgres';
import { startCluster } from './startCluster';

const skip = describeMissingPostgres();

/** The data of the cluster at a port; other tests start clusters at the same time. */
const findDirectory = (port: string): string | undefined =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('marquee-postgres-'))
    .map((name) => join(tmpdir(), name))
    .find((path) => {
      const file = join(path, 'postmaster.pid');
      return existsSync(file) && readFileSync(file, 'utf8').split('\n')[3] === port;
    });

test('a cluster accepts connections and leaves nothing after stop', { skip }, async () => {
  const cluster = await startCluster();
  const { port, pathname } = new URL(cluster.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  assert.equal(pathname, '/postgres');
  const directory = findDirectory(port) ?? assert.fail('no directory');

  await cluster.stop();
  const refused = connect(Number(port), '127.0.0.1');
  await assert.rejects(once(refused, 'connect'), { code: 'ECONNREFUSED' });
  assert.equal(existsSync(directory), false);
});

test('a start without programs names initdb', async () => {
  await assert.rejects(startCluster('/nowhere'), /initdb failed/);
  assert.equal(existsSync('/nowhere'), false);
});
