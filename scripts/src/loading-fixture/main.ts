import { servedStore } from './servedStore';

/** `main.ts`: serves the product's pages with the fixture remote until it is told to stop; prints the address. */
const served = await servedStore();
process.stdout.write(`ready ${served.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => void served.close().then(() => process.exit(0)));
}
