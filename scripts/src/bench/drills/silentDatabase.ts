import { setTimeout as pause } from 'node:timers/promises';
import {
  listWrites,
  findLostWrites,
  runWriteLoad,
} from '../../../../api/src/testing/contract-tests/writeLoad';
import { type DatabaseProxy, startDatabaseProxy } from '../../postgres/startDatabaseProxy';
import { type Instances, startInstances } from '../../postgres/startInstances';
import { createCountFigure } from '../Figure';
import type { Drill } from './Drill';

/** The short silence ends while statements still wait, the long one after all have failed. */
const SILENCES_MS = [3_000, 30_000];

/** Returns the milliseconds until all servers were ready after each silence. */
async function runSilences(proxy: DatabaseProxy, instances: Instances): Promise<number[]> {
  const ready: number[] = [];
  for (const silence of SILENCES_MS) {
    await pause(2_000);
    proxy.fallSilent();
    await pause(silence);
    proxy.forward();
    ready.push(await instances.waitUntilReady());
    await pause(10_000);
  }
  return ready;
}

/** Drops all packets between two servers and their database; no connection is reset. */
export const silentDatabase: Drill = async (cluster) => {
  const proxy = await startDatabaseProxy(cluster.url);
  const instances = await startInstances(cluster.url, {
    count: 2,
    people: 200,
    events: 100,
    proxyUrl: proxy.url,
  });
  try {
    let isOver = false;
    const waiting = listWrites(instances.crowd);
    const load = runWriteLoad(instances.addresses, { waiting, lanes: 24, pauseMs: 30, isOver: () => isOver });
    const ready = await runSilences(proxy, instances);
    isOver = true;
    const { acknowledged } = await load;
    const calls = { waiting, lanes: 24, isOver: () => false };
    calls.waiting.splice(500);
    const afterwards = await runWriteLoad(instances.addresses, calls);
    const failed = [...afterwards.statuses].filter(([status]) => status < 200 || status >= 300);
    const lost = await findLostWrites(instances.addresses[0] ?? '', [
      ...acknowledged,
      ...afterwards.acknowledged,
    ]);
    return [
      ...SILENCES_MS.map((silence, index) =>
        createCountFigure(
          `ms until ready after ${silence / 1_000} s of silence`,
          Math.round(ready[index] ?? 0),
          10_000,
        ),
      ),
      createCountFigure('calls that failed 10 s after the silence', failed.length, 0),
      createCountFigure('acknowledged writes lost', lost.length, 0),
      createCountFigure('servers that died', instances.countEnded(), 0),
    ];
  } finally {
    await instances.stop();
    proxy.close();
  }
};
