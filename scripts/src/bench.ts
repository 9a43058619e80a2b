import { benchApi } from './bench/benchApi';
import { benchPages } from './bench/benchPages';

const benches = { pages: benchPages, api: benchApi };

const [name = 'pages'] = process.argv.slice(2);
if (name !== 'pages' && name !== 'api') throw new Error(`There is no bench "${name}": pages or api.`);
await benches[name]();
