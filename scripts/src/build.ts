import { resolve } from 'node:path';
import { compileApi } from './compile/compileApi';
import { buildAll, root } from './releases/store/buildAll';
import { Store } from './releases/store/Store';
import { printHelp } from './printHelp';

printHelp('npm run build   builds what changed, and serves the builds of packages that nobody has released');

const store = new Store(resolve(root, process.env['STORE_DIR'] ?? '.store'));

const bucket = process.env['STORE_S3_URL'] ?? '';
if (bucket !== '') {
  process.stdout.write(`The server serves the releases of ${bucket}; builds stay in ${store.directory}.\n`);
}

Promise.all([buildAll(store), compileApi(root)]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
