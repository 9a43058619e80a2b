import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { systemClock } from '../../../api/src/platform/clock';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import type { Bus, Topic } from '../../../api/src/platform/live/Bus';
import { NatsBus } from '../../../api/src/platform/live/NatsBus';
import { ServerBus } from '../../../api/src/platform/live/ServerBus';
import { describeMissingNats, startNats } from '../nats/startNats';
import { startCluster } from '../postgres/startCluster';
import { computePercentile, type Figure, reportFigures } from './Figure';

const LISTENERS = [2, 20];
const SECONDS = 4;

/** Topics of the fastest publisher that the slowest listener has not heard. */
const MAX_OUTSTANDING = 2_000;

/** Topics a second of a calm publisher. */
const CALM_RATE = 200;

type OpenBus = () => Promise<Bus>;

const createTopic = (): Topic => `event:${uuidv7()}`;

/** Publishes as fast as every listener hears; returns topics a second. */
async function measureRate(publisher: Bus, listeners: readonly Bus[]): Promise<number> {
  const heard = listeners.map((bus) => countTopics(bus));
  const slowest = (): number => Math.min(...heard.map((counter) => counter.count));
  const started = performance.now();
  let published = 0;
  while (performance.now() - started < SECONDS * 1_000) {
    if (published - slowest() < MAX_OUTSTANDING) {
      publisher.publish(Array.from({ length: 100 }, createTopic));
      published += 100;
    }
    await nextTurn();
  }
  const rate = (slowest() * 1_000) / (performance.now() - started);
  while (slowest() < published) await pause(10);
  for (const { stop } of heard) stop();
  return rate;
}

/** Lost topics would be waited for in vain. */
function failByGap(): never {
  throw new Error('A connection was lost: the machine is too busy for this bench.');
}

function countTopics(bus: Bus): { count: number; stop: () => void } {
  const counter = { count: 0, stop: () => undefined as void };
  counter.stop = bus.listen({
    onTopic: () => {
      counter.count += 1;
    },
    onGap: failByGap,
  });
  return counter;
}

/** Publishes single topics; returns the milliseconds until the last listener heard each. */
async function measureDelays(publisher: Bus, listeners: readonly Bus[]): Promise<number[]> {
  const waiting = new Map<Topic, { at: number; left: number }>();
  const delays: number[] = [];
  const onTopic = (topic: Topic): void => {
    const told = waiting.get(topic);
    if (told === undefined) return;
    told.left -= 1;
    if (told.left === 0) delays.push(performance.now() - told.at);
  };
  const stops = listeners.map((bus) => bus.listen({ onTopic, onGap: failByGap }));
  const total = CALM_RATE * SECONDS;
  for (let count = 0; count < total; count += 1) {
    const topic = createTopic();
    waiting.set(topic, { at: performance.now(), left: listeners.length });
    publisher.publish([topic]);
    await pause(1_000 / CALM_RATE);
  }
  while (delays.length < total) await pause(10);
  for (const stop of stops) stop();
  return delays;
}

async function measureBus(name: string, open: OpenBus): Promise<Figure[]> {
  const figures: Figure[] = [];
  const publisher = await open();
  const listeners: Bus[] = [];
  for (const count of LISTENERS) {
    while (listeners.length < count) listeners.push(await open());
    const delays = await measureDelays(publisher, listeners);
    const rate = await measureRate(publisher, listeners);
    const [p50, p99] = [0.5, 0.99].map((share) => computePercentile(delays, share).toFixed(1));
    figures.push(
      { name: `${name}, ${count} other instances: topics a second`, value: rate.toFixed(0) },
      {
        name: `${name}, ${count} other instances: until the last one hears`,
        value: `p50 ${p50} ms, p99 ${p99} ms`,
      },
    );
  }
  await Promise.all([publisher, ...listeners].map((bus) => bus.close()));
  return figures;
}

/** Measures how many topics instances can tell each other; all of them share this process and its machine. */
export async function benchBroadcast(): Promise<void> {
  const cluster = await startCluster();
  const database = openServer(cluster.url);
  const figures = await measureBus('LISTEN and NOTIFY', () =>
    new ServerBus({ database, url: cluster.url, clock: systemClock }).open(),
  ).finally(() => database.destroy());
  await cluster.stop();
  const missing = describeMissingNats();
  if (missing !== false) console.error(missing);
  else {
    const nats = await startNats({ user: 'bench', pass: 'bench' });
    figures.push(
      ...(await measureBus('NATS', () => new NatsBus({ url: nats.url, clock: systemClock }).open())),
    );
    await nats.kill();
  }
  reportFigures(figures);
}
