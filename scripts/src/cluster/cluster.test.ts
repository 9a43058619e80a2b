import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatFigures } from '../bench/Figure';
import { readDeployFile, renderSettings } from './ClusterFolder';
import { describeCluster } from './describeCluster';
import { describeMissingPrograms } from './findPrograms';
import { rehearse } from './rehearse';
import { renderBalancer } from './startBalancer';
import { startProductCluster } from './startProductCluster';

const skip = describeMissingPrograms();

describe('the files of deploy/ for a cluster', () => {
  it('are moved whole or not at all', () => {
    const nodes = [{ port: 1, restPort: 2 }];
    const text = renderBalancer(readDeployFile('haproxy.cfg'), { writerPort: 3, readersPort: 4, nodes });
    assert.deepEqual(text.match(/server postgres-.*|bind .*/g), [
      'bind 127.0.0.1:3',
      'server postgres-1 127.0.0.1:1 check port 2',
      'bind 127.0.0.1:4',
      'server postgres-1 127.0.0.1:1 check port 2',
    ]);
    assert.match(renderSettings('etcd.yml', { name: 'other' }), /^name: other$/m);
    assert.throws(() => renderSettings('etcd.yml', { nam: 'other' }), /no setting "nam"/);
  });
});

/** A short form of the drills. Other tests run beside it, so its least rate only shows that writes flow at the fault. */
const SIZE = { people: 40, perSecond: 20, minPerSecond: 2, streams: 3, quietMs: 4_000, settleMs: 500 };

describe('a cluster', { skip }, () => {
  it(
    'loses nothing with its leader, and leaves nothing after stop',
    { timeout: 180_000 },
    async (context) => {
      const cluster = await startProductCluster({ etcdCount: 1, nodeCount: 2, instanceCount: 2 });
      try {
        const lines = await describeCluster(cluster);
        assert.deepEqual(lines.join('\n').match(/\b(ready|leader|replica)\b/g), [
          'ready',
          'ready',
          'leader',
          'replica',
          'leader',
        ]);
        const leader = await cluster.databases.findLeader();
        const figures = await rehearse(cluster, { cause: async () => leader.killDatabase() }, SIZE);
        for (const line of formatFigures(figures)) context.diagnostic(line);
        assert.deepEqual(formatFigures(figures.filter(({ isMet }) => isMet === false)), []);
        assert.notEqual((await cluster.databases.findLeader()).name, leader.name);
      } finally {
        await cluster.stop();
      }
      assert.equal(existsSync(cluster.databases.folder.path), false);
    },
  );
});
