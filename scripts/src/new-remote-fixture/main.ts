import { shippedRemote } from './shippedRemote';

/** `main.ts`: makes and ships a remote, and serves it with the others until it is told to stop; prints the address. */
const served = await shippedRemote();
process.stdout.write(`ready ${served.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => void served.close().then(() => process.exit(0)));
}
