import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { notifications } from '@marquee/shared-contracts';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import {
  findLostWrites,
  formatStatuses,
  listWrites,
  runWriteLoad,
} from '../../../api/src/testing/contract-tests/writeLoad';
import { openStream } from '../../../api/src/testing/openStream';
import { startServer } from '../../../api/src/testing/startServer';
import { describeMissingPostgres } from './findPostgres';
import { seedDatabase } from './seedDatabase';
import { startCluster } from './startCluster';
import { describeMissingPgBouncer, startPgBouncer } from './startPgBouncer';

const skip = describeMissingPostgres() || describeMissingPgBouncer();

const LANES = 16;

const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  MAIL_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://marquee.example.org',
  SECRET: 'a secret that both instances share',
};

describe('PgBouncer in transaction mode', { skip }, () => {
  it('serves two instances that listen and lock past it', { timeout: 120_000 }, async () => {
    const cluster = await startCluster();
    const directory = await mkdtemp(join(tmpdir(), 'marquee-pgbouncer-'));
    const crowd = await seedDatabase(openServer(cluster.url), { people: 20, events: 20 });
    const pooler = await startPgBouncer(cluster.url);
    const settings = { ...PRODUCTION, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url };
    const servers = ['one', 'one'].map((name) => startServer(join(directory, name), settings));
    try {
      const addresses = await Promise.all(servers.map(({ address }) => address));
      const [first = '', second = ''] = addresses;
      const waiting = listWrites(crowd);
      const load = { waiting, lanes: LANES, isOver: () => false };
      const { acknowledged, ...result } = await runWriteLoad(addresses, load);
      const others = [...result.statuses.keys()].filter((status) => ![200, 201].includes(status));
      assert.deepEqual(others, [], formatStatuses({ acknowledged, ...result }));
      assert.deepEqual(await findLostWrites(first, acknowledged), []);
      const [token = ''] = crowd.tokens;
      const stream = await openStream(first, token);
      const headers = { authorization: `Bearer ${token}` };
      await fetch(`${second}${notifications.readAll.path}`, { method: 'PUT', headers });
      assert.equal((await stream.wait(1))[0]?.type, 'NOTIFICATION');
      stream.close();
    } finally {
      await Promise.all(servers.map((server) => server.stop('SIGTERM')));
      await pooler.stop();
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
