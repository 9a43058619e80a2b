import { events } from '@marquee/shared-contracts';
import { atLeast, type Figure } from './Figure';
import { inTurns } from './inTurns';
import { measureRate } from './measureRate';
import type { Stage } from './Stage';
import { type Serving, startServing } from './startServing';

/** Measured, less a tenth: unlike the bare server, each call counts its rate, writes nine headers and is measured. */
const LEAST = { rate: 0.33, processorTime: 0.28 };
const TURNS = 5;

const list = { path: `${events.events.path}?size=20` };

/**
 * Twenty events against a bare Fastify that says hello, and against one that sends as many bytes: the difference
 * between the two is what the bytes cost. No side writes a log. The rates tell what a caller gets; the processor time
 * of a call depends less on what else the machine does.
 */
export async function publicList({ url }: Stage): Promise<Figure[]> {
  const [bare, api] = [await startServing(), await startServing(url)];
  try {
    const bytes = await bytesOf(api);
    const least = { hello: Infinity, same: Infinity, list: Infinity };
    const side = (name: keyof typeof least, server: Serving, path: string) => async () => {
      const before = await server.processorTime();
      const rate = await measureRate(server.address, { requests: [{ path }], seconds: SECONDS });
      const each = ((await server.processorTime()) - before) / (rate * SECONDS);
      least[name] = Math.min(least[name], each);
      return rate;
    };
    const best = await inTurns(
      {
        hello: side('hello', bare, '/'),
        same: side('same', bare, `/bytes/${bytes}`),
        list: side('list', api, list.path),
      },
      TURNS,
    );
    const told = `Public list, 20 events in ${bytes} bytes`;
    return [
      atLeast(
        `${told}: ${perSecond(best.list)} against ${perSecond(best.hello)} of a bare hello`,
        best.list / best.hello,
        LEAST.rate,
      ),
      atLeast('… by processor time for a call', least.hello / least.list, LEAST.processorTime),
      {
        name: `… against ${perSecond(best.same)} of a bare server with as many bytes`,
        value: (best.list / best.same).toFixed(2),
      },
      { name: '… by processor time for a call', value: (least.same / least.list).toFixed(2) },
    ];
  } finally {
    await Promise.all([bare.stop(), api.stop()]);
  }
}

const SECONDS = 2;

const perSecond = (rate: number): string => `${rate.toFixed(0)}/s`;

/** Bytes of the body as it travels. */
async function bytesOf({ address }: Serving): Promise<number> {
  const { headers } = await fetch(address + list.path, { headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}
