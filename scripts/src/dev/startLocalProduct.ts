import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildAll, root } from '../releases/store/buildAll';
import { Store } from '../releases/store/Store';
import { startApi } from './startApi';

/**
 * Starts the API over the local store, which is built first if it is empty; resolves to its address.
 *
 * @throws outside the project's folder, which has no API
 */
export async function startLocalProduct(): Promise<string> {
  const api = join(root, 'api');
  if (!existsSync(api)) throw new Error('Name the running product: --env at=https://where.it.runs');
  const store = new Store(resolve(root, process.env['STORE_DIR'] ?? '.store'));
  if (store.registry() === undefined) await buildAll(store);
  const { address } = await startApi(api, process.env);
  return address;
}
