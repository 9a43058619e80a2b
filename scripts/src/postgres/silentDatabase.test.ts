import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  listWrites,
  findLostWrites,
  runWriteLoad,
  formatStatuses,
} from '../../../api/src/testing/contract-tests/writeLoad';
import { describeMissingPostgres } from './findPostgres';
import { type Cluster, startCluster } from './startCluster';
import { type DatabaseProxy, startDatabaseProxy } from './startDatabaseProxy';
import { type Instances, startInstances } from './startInstances';

const skip = describeMissingPostgres();

const SILENT_MS = 6_000;
const RECOVERY_MS = 10_000;

describe('a silent database', { skip }, () => {
  let cluster: Cluster;
  let proxy: DatabaseProxy;
  let instances: Instances;
  before(async () => {
    cluster = await startCluster();
    proxy = await startDatabaseProxy(cluster.url);
    instances = await startInstances(cluster.url, { count: 1, people: 40, events: 40, proxyUrl: proxy.url });
  });
  after(async () => {
    await instances.stop();
    proxy.close();
    await cluster.stop();
  });

  it(
    'makes the server unready at once, and ready soon after it returns',
    { timeout: 120_000 },
    async (context) => {
      const [address = ''] = instances.addresses;
      const waiting = listWrites(instances.crowd);
      let isOver = false;
      const load = runWriteLoad(instances.addresses, {
        waiting,
        lanes: 24,
        pauseMs: 20,
        isOver: () => isOver,
      });
      await pause(500);
      proxy.fallSilent();
      const requested = performance.now();
      assert.equal((await fetch(`${address}/readyz`)).status, 503);
      const unreadyAfter = performance.now() - requested;
      assert.ok(unreadyAfter < 4_000, `${unreadyAfter} ms`);
      const figures = await (await fetch(`${address}/metrics`)).text();
      assert.match(figures, /^marquee_check\{name="database"\} 0$/m);
      assert.match(figures, /^marquee_database_up 0$/m);
      await pause(SILENT_MS);
      proxy.forward();
      const ready = await instances.waitUntilReady();
      const until = performance.now() + RECOVERY_MS - ready;
      await pause(Math.max(0, until - performance.now()));
      isOver = true;
      const result = await load;
      const afterwards = await runWriteLoad(instances.addresses, {
        waiting,
        lanes: 24,
        isOver: () => waiting.length < 400,
      });
      const others = [...afterwards.statuses.keys()].filter((status) => ![200, 201].includes(status));
      assert.deepEqual(others, [], formatStatuses(afterwards));
      assert.deepEqual(
        await findLostWrites(address, [...result.acknowledged, ...afterwards.acknowledged]),
        [],
      );
      assert.equal(instances.countEnded(), 0);
      context.diagnostic(
        `unready after ${unreadyAfter.toFixed(0)} ms, ready ${ready.toFixed(0)} ms after the silence; ${formatStatuses(result)}`,
      );
    },
  );
});
