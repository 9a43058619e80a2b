import { benchApi } from './bench/benchApi';
import { benchDrills } from './bench/benchDrills';
import { benchGrowth } from './bench/benchGrowth';
import { benchSimulation } from './bench/benchSimulation';
import { benchPages } from './bench/benchPages';
import { benchTable } from './bench/benchTable';
import { stopClusters } from './postgres/startCluster';
import { printHelp } from './printHelp';

const benches = {
  pages: benchPages,
  api: benchApi,
  table: benchTable,
  drills: benchDrills,
  growth: benchGrowth,
  simulation: benchSimulation,
};

printHelp(
  `npm run bench -- ${Object.keys(benches).join(' | ')} [name of a figure]   measures; without a name: pages`,
);

const [name = 'pages', ...rest] = process.argv.slice(2);
const bench = Object.entries(benches).find(([one]) => one === name)?.[1];
if (bench === undefined) throw new Error(`There is no bench "${name}": ${Object.keys(benches).join(', ')}.`);

// The bench's servers end with this process, because their IPC channel closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopClusters().finally(() => process.exit(130)));

await bench(rest);
