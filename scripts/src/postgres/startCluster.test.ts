import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { describeMissingPostgres } from './findPostgres';
import { startCluster } from './startCluster';

const skip = describeMissingPostgres();

// A folder of its own, because other tests start clusters at the same time; the server's account reads it, too.
const folder = mkdtempSync(join(tmpdir(), 'clusters-'));
chmodSync(folder, 0o755);
process.env['TMPDIR'] = folder;
after(() => rmSync(folder, { recursive: true }));

test('a cluster accepts connections and leaves nothing after stop', { skip }, async () => {
  const cluster = await startCluster();
  const { port, pathname } = new URL(cluster.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  assert.equal(pathname, '/postgres');

  await cluster.stop();
  const refused = connect(Number(port), '127.0.0.1');
  await assert.rejects(once(refused, 'connect'), { code: 'ECONNREFUSED' });
  assert.deepEqual(readdirSync(folder), []);
});

test('a start without programs names initdb', async () => {
  await assert.rejects(startCluster('/nowhere'), /initdb failed/);
  assert.equal(existsSync('/nowhere'), false);
});
