import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../../../api/src/platform/clock';
import { ServerBus } from '../../../../api/src/platform/live/ServerBus';
import type { Figure } from './Figure';
import { openStream } from './openStream';
import { percentile } from './percentile';
import { saveAttempts, saveQuiz } from './saveQuiz';
import type { Stage } from './Stage';
import { startServing } from './startServing';

const STREAMS = 1_000;
const MESSAGES = 10;
const DEADLINE_MS = 20_000;

/**
 * Another instance says that an event has changed, for which all thousand are registered; the time until each of their
 * streams brings it, with the 50 ms in which an instance gathers changes.
 */
export async function messageToAll({ url, database }: Stage): Promise<Figure[]> {
  const { eventId } = await saveQuiz(database);
  await saveAttempts(database, eventId, { count: STREAMS, submitted: false });
  const api = await startServing(url);
  const other = await new ServerBus({ database, url, clock: systemClock }).open();
  const streams: Socket[] = [];
  try {
    while (streams.length < STREAMS) streams.push(await openStream(api.address, streams.length + 1));
    const times: number[] = [];
    for (let message = 0; message < MESSAGES; message += 1) {
      const heard = Promise.all(streams.map((stream) => nextMessage(stream)));
      const said = performance.now();
      other.publish([`event:${eventId}`]);
      times.push(...(await heard).map((at) => at - said));
      await pause(200);
    }
    return [
      {
        name: `A message to ${STREAMS} open streams, ${MESSAGES} times: p50 ${percentile(times, 0.5).toFixed(0)} ms, all after ${Math.max(...times).toFixed(0)} ms`,
        value: `p95 ${percentile(times, 0.95).toFixed(0)} ms`,
      },
    ];
  } finally {
    for (const stream of streams) stream.destroy();
    await other.close();
    await api.stop();
  }
}

/** When the next message of a change arrives. */
const nextMessage = (stream: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A message did not come.')), DEADLINE_MS);
    const hear = (part: Buffer): void => {
      if (!part.includes('event: EVENT_CHANGED')) return;
      clearTimeout(late);
      stream.off('data', hear);
      resolve(performance.now());
    };
    stream.on('data', hear);
  });
