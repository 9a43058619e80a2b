import { benchApi } from './bench/benchApi';
import { benchPages } from './bench/benchPages';
import { stopClusters } from './postgres/startCluster';

const benches = { pages: benchPages, api: benchApi };

const [name = 'pages', ...rest] = process.argv.slice(2);
if (name !== 'pages' && name !== 'api') throw new Error(`There is no bench "${name}": pages or api.`);

// The servers of a bench end with this process, by the channel between them.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopClusters().finally(() => process.exit(130)));

await benches[name](rest);
