import { CounterTable } from '../../../../api/src/platform/throttle/CounterTable';
import { atMost, type Figure } from '../api/Figure';
import { inTurns } from '../api/inTurns';

const FEW = 1_000;
const MANY = 200_000;
const CALLS = 400_000;
const TURNS = 5;

/** chosen: a table that is full costs misses of the processor's cache, not a look at every entry. */
const MOST = 4;

/** A call beside 200,000 callers of one minute costs about what it costs beside 1,000: nothing is searched through. */
export async function manyCallers(): Promise<Figure[]> {
  const side = (callers: number) => {
    const keys = Array.from({ length: callers }, (_, caller) => `a 198.51.${caller >> 8}.${caller}`);
    const table = new CounterTable(60_000);
    return async (): Promise<number> => {
      const started = performance.now();
      for (let call = 0; call < CALLS; call += 1) table.count(keys[call % callers] ?? '', call / 1000);
      return CALLS / (performance.now() - started);
    };
  };
  const best = await inTurns({ few: side(FEW), many: side(MANY) }, TURNS);
  const each = (rate: number): string => `${(1000 / rate).toFixed(2)} µs`;
  return [
    atMost(
      `A counted call beside ${MANY} callers (${each(best.many)}) against ${FEW} (${each(best.few)})`,
      best.few / best.many,
      MOST,
    ),
  ];
}
