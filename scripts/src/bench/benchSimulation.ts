import { type Figure, reportFigures } from './Figure';
import { selectNamed } from './selectNamed';
import { compareWithBench } from './simulation/compareWithBench';
import { scenarios } from './simulation/scenarios';
import { sizePhase } from './simulation/sizePhase';

/** Streams that an instance accepts. */
const STREAMS_OF_INSTANCE = 10_000;

/** Simulates the benches of one machine, then what the scenarios, or those of `names`, need. */
export async function benchSimulation(names: readonly string[]): Promise<void> {
  const figures: Figure[] = compareWithBench();
  for (const [, { name, phases, streams }] of selectNamed(scenarios, names)) {
    figures.push({ name, value: '' });
    for (const phase of phases) {
      const { rate, instances, databaseCores, latency } = sizePhase(phase);
      figures.push({
        name: `… ${phase.name}: ${rate.toFixed(0)} a second`,
        value: `${instances} instances, ${databaseCores} cores of the database, p99 ${latency.toFixed(0)} ms`,
      });
    }
    const instances = Math.ceil(streams / STREAMS_OF_INSTANCE);
    figures.push({ name: `… ${streams} streams`, value: `${instances} instances` });
  }
  reportFigures(figures);
}
