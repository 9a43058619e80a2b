import { events } from '@marquee/shared-contracts';
import { createMinimumFigure, type Figure } from '../Figure';
import { measureAlternately } from './measureAlternately';
import { measureRate } from './measureRate';
import type { BenchContext } from './BenchContext';
import { type BenchServer, startBenchServer } from './startBenchServer';

/** Measured, less a tenth: unlike the bare server, each call counts its rate, writes nine headers and is measured. */
const MINIMUM = { rate: 0.45, processorTime: 0.4 };
const TURNS = 5;

const list = { path: `${events.events.path}?size=20` };

/**
 * Compares the list of twenty events with a bare Fastify that sends a word, and as many bytes. No side logs. Processor time
 * depends less on other load of the machine than the rate.
 */
export async function publicList({ url }: BenchContext): Promise<Figure[]> {
  const [bare, api] = [await startBenchServer(), await startBenchServer(url)];
  try {
    const bytes = await readByteCount(api);
    const cost = { hello: Infinity, same: Infinity, list: Infinity };
    const createSide = (key: keyof typeof cost, server: BenchServer, path: string) => async () => {
      const before = await server.processorTime();
      const rate = await measureRate(server.address, { requests: [{ path }], seconds: SECONDS });
      const microseconds = ((await server.processorTime()) - before) / (rate * SECONDS);
      cost[key] = Math.min(cost[key], microseconds);
      return rate;
    };
    const best = await measureAlternately(
      {
        hello: createSide('hello', bare, '/'),
        same: createSide('same', bare, `/bytes/${bytes}`),
        list: createSide('list', api, list.path),
      },
      TURNS,
    );
    const name = `Public list, 20 events in ${bytes} bytes`;
    return [
      createMinimumFigure(
        `${name}: ${formatRate(best.list)} against ${formatRate(best.hello)} of a bare hello`,
        best.list / best.hello,
        MINIMUM.rate,
      ),
      createMinimumFigure('… by processor time for a call', cost.hello / cost.list, MINIMUM.processorTime),
      {
        name: `… against ${formatRate(best.same)} of a bare server with as many bytes`,
        value: (best.list / best.same).toFixed(2),
      },
      { name: '… by processor time for a call', value: (cost.same / cost.list).toFixed(2) },
    ];
  } finally {
    await Promise.all([bare.stop(), api.stop()]);
  }
}

const SECONDS = 2;

const formatRate = (rate: number): string => `${rate.toFixed(0)}/s`;

/** Returns the bytes of the compressed body. */
async function readByteCount({ address }: BenchServer): Promise<number> {
  const { headers } = await fetch(address + list.path, { headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}
