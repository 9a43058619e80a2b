import { setTimeout as pause } from 'node:timers/promises';
import {
  listWrites,
  findLostWrites,
  runWriteLoad,
} from '../../../../api/src/testing/contract-tests/writeLoad';
import { startInstances } from '../../postgres/startInstances';
import { createCountFigure } from '../Figure';
import type { Drill } from './Drill';

const AWAY_MS = 1_500;

/** Ten shutdowns and five crashes of the database, each with a mail in flight. */
const STOPS = [...Array<'fast'>(10).fill('fast'), ...Array<'immediate'>(5).fill('immediate')];

/** Restarts the database under two servers that receive writes and send mails. */
export const databaseRestarts: Drill = async (cluster) => {
  const instances = await startInstances(cluster.url, { count: 2, people: 200, events: 200 });
  try {
    let isOver = false;
    const waiting = listWrites(instances.crowd);
    const load = runWriteLoad(instances.addresses, { waiting, lanes: 16, pauseMs: 30, isOver: () => isOver });
    let slowest = 0;
    for (const how of STOPS) {
      await instances.waitForMailInFlight();
      await cluster.halt(how);
      await pause(AWAY_MS);
      await cluster.resume();
      slowest = Math.max(slowest, await instances.waitUntilReady());
    }
    isOver = true;
    const { acknowledged } = await load;
    const lost = await findLostWrites(instances.addresses[0] ?? '', acknowledged);
    return [
      { name: 'writes acknowledged', value: String(acknowledged.length) },
      createCountFigure('acknowledged writes lost', lost.length, 0),
      createCountFigure(`servers that died in ${STOPS.length} restarts`, instances.countEnded(), 0),
      createCountFigure('ms until ready, slowest', Math.round(slowest), 10_000),
    ];
  } finally {
    await instances.stop();
  }
};
