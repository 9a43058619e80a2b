import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { describeMissingPostgres } from './findPostgres';
import { startCluster } from './startCluster';

const skip = describeMissingPostgres();

test('a cluster accepts connections and leaves nothing after stop', { skip }, async () => {
  const before = readdirSync(tmpdir());
  const cluster = await startCluster();
  const { port, pathname } = new URL(cluster.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  assert.equal(pathname, '/postgres');

  await cluster.stop();
  const refused = connect(Number(port), '127.0.0.1');
  await assert.rejects(once(refused, 'connect'), { code: 'ECONNREFUSED' });
  const left = readdirSync(tmpdir()).filter(
    (name) => name.startsWith('marquee-postgres-') && !before.includes(name),
  );
  assert.deepEqual(left, []);
});

test('a start without programs names initdb', async () => {
  await assert.rejects(startCluster('/nowhere'), /initdb failed/);
  assert.equal(existsSync('/nowhere'), false);
});
