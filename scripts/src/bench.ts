import { stopClusters } from './postgres/startCluster';
import { printHelp } from './printHelp';

/** Loaded when chosen, because each loads a browser or a build. */
const benches = {
  pages: () => import('./bench/benchPages').then(({ benchPages }) => benchPages),
  api: () => import('./bench/benchApi').then(({ benchApi }) => benchApi),
  table: () => import('./bench/benchTable').then(({ benchTable }) => benchTable),
  drills: () => import('./bench/benchDrills').then(({ benchDrills }) => benchDrills),
  growth: () => import('./bench/benchGrowth').then(({ benchGrowth }) => benchGrowth),
  broadcast: () => import('./bench/benchBroadcast').then(({ benchBroadcast }) => benchBroadcast),
  simulation: () => import('./bench/benchSimulation').then(({ benchSimulation }) => benchSimulation),
};

printHelp(
  `npm run bench -- ${Object.keys(benches).join(' | ')} [name of a figure]   measures; without a name: pages`,
);

const [name = 'pages', ...rest] = process.argv.slice(2);
const loadBench = Object.entries(benches).find(([one]) => one === name)?.[1];
if (loadBench === undefined)
  throw new Error(`There is no bench "${name}": ${Object.keys(benches).join(', ')}.`);

// The bench's servers end with this process, because their IPC channel closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopClusters().finally(() => process.exit(130)));

const bench = await loadBench();
await bench(rest);
