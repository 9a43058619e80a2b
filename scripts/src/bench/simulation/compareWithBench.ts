import { computePercentile, type Figure } from '../Figure';
import type { CallCost } from './CallCost';
import { measuredCosts } from './measuredCosts';
import { simulateCallers, simulateCalls } from './simulateCalls';

/** The machine of docs/performance.md has two cores; the measuring program, which shares them, is not simulated. */
const MACHINE = { instances: 1, databaseCores: 1 };

const { answer, eventPage, registration, session, submit } = measuredCosts;

interface Comparison {
  name: string;
  /** Milliseconds of docs/performance.md. */
  measured: number;
  simulate: () => number;
}

const repeatCall = (cost: CallCost, count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => ({ at: index * gap, cost }));

/** Milliseconds between two replies to 100 callers. */
const createCrowd = (cost: CallCost, measured: number): Comparison => ({
  name: `100 callers, ${cost.name}: between two replies`,
  measured,
  simulate: () => simulateCallers(cost, { callers: 100, calls: 8_000 }, MACHINE).duration / 8_000,
});

const comparisons: readonly Comparison[] = [
  createCrowd(answer, 0.214),
  createCrowd(session, 0.226),
  createCrowd(eventPage, 0.811),
  createCrowd(registration, 2.963),
  createCrowd(submit, 0.552),
  {
    name: '500 answers a second: 99th percentile (steadyAnswers)',
    measured: 8,
    simulate: () => computePercentile(simulateCalls(repeatCall(answer, 5_000, 2), MACHINE).latencies, 0.99),
  },
  {
    name: '500 submits at once: last reply (hallSubmits)',
    measured: 370,
    simulate: () => simulateCalls(repeatCall(submit, 500, 0), MACHINE).duration,
  },
];

/** Simulates what the benches measure on one machine, and says how far the simulation is off. */
export const compareWithBench = (): Figure[] =>
  comparisons.map(({ name, measured, simulate }) => {
    const simulated = simulate();
    const difference = Math.round(100 * (simulated / measured - 1));
    return {
      name,
      value: `${simulated.toPrecision(3)} ms, measured ${measured} ms: ${difference > 0 ? '+' : ''}${difference} %`,
    };
  });
