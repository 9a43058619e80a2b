import { computePercentile } from '../Figure';
import { createRandom } from './createRandom';
import type { Phase } from './scenarios';
import { type Arrival, simulateCalls, type SimulatedSystem } from './simulateCalls';

/** The load at which the autoscaler of deploy/kubernetes adds instances. */
const MAX_USE = 0.6;

const MAX_LATENCY_MS = 1_000;
const SEED = 1;

/** chosen: more calls take long and change no result. */
const MAX_CALLS = 100_000;

export interface PhaseSize extends SimulatedSystem {
  /** Calls a second. */
  rate: number;
  /** The 99th percentile of the replies, in milliseconds. */
  latency: number;
}

/** Random arrivals in a part of the phase. */
function createArrivals({ cost, calls, seconds }: Phase): Arrival[] {
  const random = createRandom(SEED);
  const count = Math.min(calls, MAX_CALLS);
  const duration = (1000 * seconds * count) / calls;
  const times = Array.from({ length: count }, () => random() * duration);
  return times.toSorted((one, other) => one - other).map((at) => ({ at, cost }));
}

const enlarge = (count: number): number => Math.ceil(count * 1.05);

/** Finds the instances and cores of the database that bear a phase at 60 % of their work and within a second. */
export function sizePhase(phase: Phase): PhaseSize {
  const rate = phase.calls / phase.seconds;
  const arrivals = createArrivals(phase);
  const getLeast = (milliseconds: number): number =>
    Math.max(1, Math.ceil((rate * milliseconds) / 1000 / MAX_USE));
  let instances = getLeast(phase.cost.instance);
  let databaseCores = getLeast(phase.cost.perCall);
  for (;;) {
    const { latencies, use } = simulateCalls(arrivals, { instances, databaseCores });
    const latency = computePercentile(latencies, 0.99);
    const isLate = latency > MAX_LATENCY_MS;
    if (use.instances <= MAX_USE && use.database <= MAX_USE && !isLate)
      return { rate, instances, databaseCores, latency };
    if (use.instances > MAX_USE || isLate) instances = enlarge(instances);
    if (use.database > MAX_USE || isLate) databaseCores = enlarge(databaseCores);
  }
}
