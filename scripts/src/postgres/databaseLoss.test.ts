import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  listWrites,
  findLostWrites,
  runWriteLoad,
  formatStatuses,
  type Write,
} from '../../../api/src/testing/contract-tests/writeLoad';
import { describeMissingPostgres } from './findPostgres';
import { type Cluster, startCluster } from './startCluster';
import { type Instances, startInstances } from './startInstances';

const skip = describeMissingPostgres();

const LANES = 16;
const OUTAGE_MS = 1_500;

describe('a database restart during writes and mails', { skip }, () => {
  let cluster: Cluster;
  let instances: Instances;
  let waiting: Write[];
  const acknowledged: Write[] = [];

  before(async () => {
    // Needs its own cluster, because other tests use the shared server at the same time.
    cluster = await startCluster();
    instances = await startInstances(cluster.url, { count: 1, people: 60, events: 60 });
    waiting = listWrites(instances.crowd);
  });
  after(async () => {
    await instances.stop();
    await cluster.stop();
  });

  for (const how of ['fast', 'immediate'] as const)
    it(
      `causes 503 meanwhile, loses nothing, and needs no restart of the server (${how})`,
      { timeout: 120_000 },
      async (context) => {
        const [address = ''] = instances.addresses;
        let isOver = false;
        const load = runWriteLoad(instances.addresses, {
          waiting,
          lanes: LANES,
          pauseMs: 20,
          isOver: () => isOver,
        });
        await instances.waitForMailInFlight();
        await cluster.halt(how);
        assert.equal((await fetch(`${address}/healthz`)).status, 200);
        assert.equal((await fetch(`${address}/readyz`)).status, 503);
        await pause(OUTAGE_MS);
        await cluster.resume();
        const milliseconds = await instances.waitUntilReady();
        await pause(300);
        isOver = true;
        const result = await load;
        const statuses = formatStatuses(result);
        const others = [...result.statuses.keys()].filter((status) => ![200, 201, 503].includes(status));
        assert.deepEqual(others, [], statuses);
        assert.ok((result.statuses.get(503) ?? 0) > 0, statuses);
        acknowledged.push(...result.acknowledged);
        assert.deepEqual(await findLostWrites(address, acknowledged), []);
        assert.equal(instances.countEnded(), 0);
        context.diagnostic(`${statuses}; ready after ${milliseconds.toFixed(0)} ms (figure: 2000)`);
      },
    );
});
