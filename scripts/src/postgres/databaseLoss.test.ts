import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { participation, pathOf } from '@marquee/shared-contracts';
import { findPostgres } from './findPostgres';
import { type Cluster, startCluster } from './startCluster';
import { migrate } from '../../../api/src/database/migrate';
import { openServer } from '../../../api/src/database/openDatabase';
import { endServer, type RunningServer, startServer } from '../../../api/src/testing/startServer';
import { type Crowd, seedCrowd } from '../../../api/src/proof/seedCrowd';

const programs = findPostgres();
const skip = programs === undefined && 'PostgreSQL is not installed: apt-get install postgresql';

const LANES = 16;
/** A hang is a failure; how long it takes is printed. */
const WELL_WITHIN_MS = 30_000;
const LOST_MS = 1_500;

describe('the database stopped and started under load', { skip }, () => {
  let directory: string;
  let cluster: Cluster;
  let crowd: Crowd;
  let server: RunningServer;
  let address: string;

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marquee-loss-'));
    // One of its own: others use the server of the tests at the same time.
    cluster = await startCluster(programs ?? '');
    const database = openServer(cluster.url);
    await migrate(database);
    crowd = await seedCrowd(database, { people: 20, events: 20 });
    await database.destroy();
    server = startServer(directory, { DATABASE_URL: cluster.url });
    address = await server.address;
  });
  after(async () => {
    await endServer(server, 'SIGTERM');
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  });

  /** A read and a write of somebody in turn; its status, or 0 when nothing was answered. */
  async function callOf(number: number): Promise<number> {
    const token = crowd.tokens[number % crowd.tokens.length] ?? '';
    const eventId = crowd.eventIds[number % crowd.eventIds.length] ?? '';
    const endpoint = number % 2 === 0 ? participation.addFavourite : participation.favourites;
    const response = await fetch(address + pathOf(endpoint.path, { eventId }), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      // Longer than a call may wait for a connection.
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status ?? 0;
  }

  /** Calls in several lanes while `work` goes on; answers how often each status came. */
  async function loadDuring(work: () => Promise<void>): Promise<Map<number, number>> {
    const statuses = new Map<number, number>();
    const over = new AbortController();
    let number = 0;
    const lane = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const status = await callOf((number += 1));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const lanes = Array.from({ length: LANES }, lane);
    await work().finally(() => over.abort());
    await Promise.all(lanes);
    return statuses;
  }

  async function millisecondsUntilWell(): Promise<number> {
    const started = performance.now();
    while ((await fetch(`${address}/readyz`)).status !== 200) {
      assert.ok(performance.now() - started < WELL_WITHIN_MS, 'it did not become well again');
      await pause(20);
    }
    return performance.now() - started;
  }

  for (const how of ['fast', 'immediate'] as const)
    it(
      `answers 503 meanwhile, and is well again without a new start (${how})`,
      { timeout: 120_000 },
      async (context) => {
        let milliseconds = 0;
        const statuses = await loadDuring(async () => {
          await pause(300);
          await cluster.halt(how);
          const alive = await fetch(`${address}/healthz`);
          assert.equal(alive.status, 200);
          await pause(LOST_MS);
          await cluster.resume();
          milliseconds = await millisecondsUntilWell();
          await pause(300);
        });
        const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
        assert.deepEqual(
          [...statuses.keys()].filter((status) => ![200, 201, 503].includes(status)),
          [],
          told,
        );
        assert.ok((statuses.get(503) ?? 0) > 0, told);
        assert.equal(server.process.exitCode, null);
        const afterwards = await Promise.all(crowd.tokens.map((_token, index) => callOf(index)));
        assert.deepEqual(
          afterwards.filter((status) => status >= 400 || status === 0),
          [],
        );
        context.diagnostic(`${told}; well again after ${milliseconds.toFixed(0)} ms (figure: 2000)`);
      },
    );
});
