import { CounterTable } from '../../../../api/src/platform/throttle/CounterTable';
import { createMaximumFigure, type Figure } from '../Figure';
import { measureAlternately } from '../api/measureAlternately';

const FEW = 1_000;
const MANY = 200_000;
const CALLS = 400_000;
const TURNS = 5;

/** chosen: a full table may cost cache misses, but no search through all entries. */
const MOST = 4;

/** Compares the cost of a rate limit with 200,000 and with 1,000 callers in a minute. */
export async function manyCallers(): Promise<Figure[]> {
  const createSide = (callers: number) => {
    const keys = Array.from({ length: callers }, (_, caller) => `a 198.51.${caller >> 8}.${caller}`);
    const table = new CounterTable(60_000);
    return async (): Promise<number> => {
      const started = performance.now();
      for (let call = 0; call < CALLS; call += 1) table.count(keys[call % callers] ?? '', call / 1000);
      return CALLS / (performance.now() - started);
    };
  };
  const best = await measureAlternately({ few: createSide(FEW), many: createSide(MANY) }, TURNS);
  const formatCost = (rate: number): string => `${(1000 / rate).toFixed(2)} µs`;
  return [
    createMaximumFigure(
      `A counted call beside ${MANY} callers (${formatCost(best.many)}) against ${FEW} (${formatCost(best.few)})`,
      best.few / best.many,
      MOST,
    ),
  ];
}
