import path from 'node:path';
import { buildAll, root } from './store/buildAll';
import { Store } from './store/Store';

buildAll(new Store(path.resolve(root, process.env['STORE_DIR'] ?? '.store'))).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
