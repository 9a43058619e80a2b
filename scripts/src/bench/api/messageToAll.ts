import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../../../api/src/platform/clock';
import { ServerBus } from '../../../../api/src/platform/live/ServerBus';
import { type Figure, computePercentile } from '../Figure';
import { openStream } from './openStream';
import { saveAttempts, saveQuiz } from './saveQuiz';
import type { BenchContext } from './BenchContext';
import { startBenchServer } from './startBenchServer';

const STREAMS = 1_000;
const MESSAGES = 10;
const DEADLINE_MS = 20_000;

/**
 * Measures how long a change of an event, published by another instance, takes to reach 1,000 streams. The time contains
 * the 50 ms in which an instance collects changes.
 */
export async function messageToAll({ url, database }: BenchContext): Promise<Figure[]> {
  const { eventId } = await saveQuiz(database);
  await saveAttempts(database, eventId, { count: STREAMS, submitted: false });
  const api = await startBenchServer(url);
  const other = await new ServerBus({ database, url, clock: systemClock }).open();
  const streams: Socket[] = [];
  try {
    while (streams.length < STREAMS) streams.push(await openStream(api.address, streams.length + 1));
    const times: number[] = [];
    for (let message = 0; message < MESSAGES; message += 1) {
      const arrivals = Promise.all(streams.map((stream) => waitForMessage(stream)));
      const published = performance.now();
      other.publish([`event:${eventId}`]);
      times.push(...(await arrivals).map((at) => at - published));
      await pause(200);
    }
    return [
      {
        name: `A message to ${STREAMS} open streams, ${MESSAGES} times: p50 ${computePercentile(times, 0.5).toFixed(0)} ms, all after ${Math.max(...times).toFixed(0)} ms`,
        value: `p95 ${computePercentile(times, 0.95).toFixed(0)} ms`,
      },
    ];
  } finally {
    for (const stream of streams) stream.destroy();
    await other.close();
    await api.stop();
  }
}

/** Resolves to the time when the next change arrives. */
const waitForMessage = (stream: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('A message did not come.')), DEADLINE_MS);
    const handleData = (part: Buffer): void => {
      if (!part.includes('event: EVENT_CHANGED')) return;
      clearTimeout(timeout);
      stream.off('data', handleData);
      resolve(performance.now());
    };
    stream.on('data', handleData);
  });
