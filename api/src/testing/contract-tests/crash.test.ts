import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/Database';
import { migrate } from '../../platform/database/migrate';
import { openEmbedded } from '../../platform/database/openDatabase';
import { buildDatabase, type TestDatabase } from '../buildDatabase';
import { type RunningServer, startServer } from '../startServer';
import { waitUntil } from '../waitUntil';
import { type Crowd, seedCrowd } from './seedCrowd';
import { listWrites, findLostWrites, type LoadResult, runWriteLoad, type Write } from './writeLoad';

const KILLS = 10;
const LANES = 8;
/** A longer start fails the test; the report prints the actual times. */
const READY_WITHIN_MS = 30_000;

let directory: string;
let server: TestDatabase | undefined;
let crowd: Crowd;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-crash-'));
  if (process.env.TEST_DATABASE_URL !== undefined) server = await buildDatabase();
  const database = server?.database ?? (await openDatabase());
  crowd = await seedCrowd(database, { people: 40, events: 60 });
  if (server === undefined) await database.destroy();
});
after(async () => {
  await server?.close();
  await rm(directory, { recursive: true, force: true });
});

async function openDatabase(): Promise<Database> {
  const database = await openEmbedded(directory);
  await migrate(database);
  return database;
}

/** Writes until the process ends; returns the acknowledged writes. */
async function writeUntilKilled(
  running: RunningServer,
  waiting: Write[],
  kill: () => Promise<void>,
): Promise<Write[]> {
  const isOver = () => running.hasEnded();
  const address = await running.address;
  const result: LoadResult = { acknowledged: [], statuses: new Map() };
  const load = runWriteLoad([address], { waiting, lanes: LANES, isOver }, result);
  await waitUntil(() => result.acknowledged.length > 0 || isOver(), 'the first write', 60_000);
  await kill();
  await load;
  return result.acknowledged;
}

const start = () => startServer(directory, { DATABASE_URL: server?.url ?? '' });

describe(`kill -9 in a load of writes, ${KILLS} times`, () => {
  it(
    'loses no acknowledged write, and the next process is ready again',
    { timeout: 300_000 },
    async (context) => {
      const waiting = listWrites(crowd);
      const acknowledged: Write[] = [];
      const times: number[] = [];
      for (let round = 1; round <= KILLS; round += 1) {
        const running = start();
        times.push(await running.startTime);
        const kill = async (): Promise<void> => {
          // Each round kills at a different moment of the work.
          await pause(round * 40);
          await running.stop('SIGKILL');
        };
        const inRound = await writeUntilKilled(running, waiting, kill);
        assert.ok(inRound.length > 0, `round ${round} acknowledged nothing`);
        acknowledged.push(...inRound);
      }
      const last = start();
      assert.deepEqual(await findLostWrites(await last.address, acknowledged), []);
      assert.equal(await last.stop('SIGTERM'), 0);
      const slowest = Math.max(...times);
      assert.ok(slowest < READY_WITHIN_MS);
      context.diagnostic(
        `${acknowledged.length} acknowledged writes, 0 lost; ready after ${Math.round(slowest)} ms at most (figure: 5000)`,
      );
    },
  );
});
