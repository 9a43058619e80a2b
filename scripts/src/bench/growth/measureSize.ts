import { buildApp } from '../../../../api/src/app';
import { awaitCounts } from '../../../../api/src/features/quiz/editor/countAnswers';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { OutboxMailer } from '../../../../api/src/platform/mail/OutboxMailer';
import { buildReleaseStore } from '../../../../api/src/testing/buildReleaseStore';
import { createMemoryStorage } from '../../../../api/src/testing/createMemoryStorage';
import { startCluster } from '../../postgres/startCluster';
import { BENCH_SECRET as secret } from '../api/benchSecret';
import { fillDatabase } from './fillDatabase';
import { quizEvent } from './GrowthRead';
import { listGrowthReads, listReaders } from './growthReads';
import type { GrowthSize } from './GrowthSize';
import { AdvancingClock, type GrowthOptions, measureReads, type ReadCost } from './measureReads';
import { RecordingPool } from './RecordingPool';

/** Longer than the count of the answers takes at any size. */
const COUNT_MS = 120_000;

/** Measures the reads on a temporary PostgreSQL with data of this size. */
export async function measureSize(size: GrowthSize, options: GrowthOptions): Promise<ReadCost[]> {
  const cluster = await startCluster();
  try {
    const database = new RecordingPool(cluster.url).createDatabase();
    await migrate(database).finally(() => database.destroy());
    await fillDatabase(cluster.url, size, listReaders(size));
    return await measureDatabase(cluster.url, size, options);
  } finally {
    await cluster.stop();
  }
}

/** Measures the reads on a database that `fillDatabase` filled. */
export async function measureDatabase(
  url: string,
  size: GrowthSize,
  options: GrowthOptions,
): Promise<ReadCost[]> {
  const pool = new RecordingPool(url);
  const database = pool.createDatabase();
  const clock = new AdvancingClock();
  const { storeDirectory, remove } = buildReleaseStore({
    path: '/',
    prerender: { html: '{{#events}}{{title}}{{/events}}', styles: '' },
  });
  const app = await buildApp({
    database,
    clock,
    storage: createMemoryStorage(),
    mailer: new OutboxMailer({ secret, clock }),
    secret,
    storeDirectory,
    rates: { perToken: Infinity, perAddress: Infinity },
  });
  try {
    // The first read of the scores starts this count, which takes seconds at the largest size, once.
    await awaitCounts(database, quizEvent.eventId, COUNT_MS);
    return await measureReads({ app, clock, pool, url }, listGrowthReads(size), options);
  } finally {
    await app.http.close();
    await database.destroy();
    remove();
  }
}
